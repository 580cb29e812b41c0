import { log } from '@/lib/server/log';
import { currentRequest } from '@/lib/server/requests';

const READ_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether another site's page requests a change. Browsers send `Sec-Fetch-Site` or, over plain http, only `Origin`;
 * other programs send neither, but a site cannot make them send a player's cookie. Logs both hosts if they differ:
 * behind a proxy that does not pass on `Host`, our own pages look cross-origin.
 */
export function isCrossOrigin({ method, headers }: Request): boolean {
  if (READ_METHODS.includes(method)) return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return isElsewhere(site);

  const sender = headers.get('origin');
  if (sender === null) return false;
  const origin = URL.canParse(sender) ? new URL(sender).host : undefined;
  const host = headers.get('host');
  if (origin === host) return false;
  log.warn(
    { id: currentRequest()?.id, origin, host },
    'a change was refused: Origin and Host differ',
  );
  return true;
}

const isElsewhere = (site: string): boolean => site !== 'same-origin' && site !== 'none';

/** Headers of prefetch requests, from browsers and from Next. */
const PREFETCH_HEADERS = [
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
export function mayBePrefetch({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  return (
    PREFETCH_HEADERS.some(name => headers.has(name)) ||
    (site !== null && isElsewhere(site)) ||
    headers.get('sec-fetch-mode') === 'navigate' ||
    (headers.get('sec-fetch-dest') ?? 'empty') !== 'empty' ||
    (headers.get('accept') ?? '').includes('text/html')
  );
}
