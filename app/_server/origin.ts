const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether another site's page asks for a change. Browsers say where a request comes from; other
 * programs send neither header and carry no cookie that was not given to them.
 */
export function isForeign(request: Request): boolean {
  if (READING.includes(request.method)) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return isElsewhere(site);

  const origin = request.headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.get('host');
}

const isElsewhere = (site: string): boolean => site !== 'same-origin' && site !== 'none';

/** What browsers and pages of Next's say when nobody has asked for a thing yet. */
const FETCHED_AHEAD = [
  'sec-purpose',
  'purpose',
  'x-purpose',
  'x-moz',
  'next-router-prefetch',
] as const;

/**
 * Whether a link, an address that is typed, a picture or another site's page could have asked for
 * this, or a browser ahead of time. Over plain http browsers do not say what they ask for, but they
 * ask for pages as HTML. Programs say nothing of all this.
 */
export function mayBeLink({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  return (
    FETCHED_AHEAD.some(name => headers.has(name)) ||
    (site !== null && isElsewhere(site)) ||
    headers.get('sec-fetch-mode') === 'navigate' ||
    (headers.get('sec-fetch-dest') ?? 'empty') !== 'empty' ||
    (headers.get('accept') ?? '').includes('text/html')
  );
}
