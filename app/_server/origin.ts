const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether another site's page requests a change. Browsers send `Sec-Fetch-Site` or `Origin`; other programs send
 * neither, and hold only cookies that were given to them.
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

/** Headers of prefetch requests, from browsers and from Next. */
const FETCHED_AHEAD = [
  'sec-purpose',
  'purpose',
  'x-purpose',
  'x-moz',
  'next-router-prefetch',
] as const;

/**
 * Whether a link, a typed address, an image, another site's page or a prefetch could have caused this request. Over
 * plain http browsers send no `Sec-Fetch-*` headers, but they request pages as HTML. Programs send none of these.
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
