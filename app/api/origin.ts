const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether another site's page asks for a change. Browsers say where a request comes from; other
 * programs send neither header and carry no cookie that was not given to them.
 */
export function isForeign(request: Request): boolean {
  if (READING.includes(request.method)) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';

  const origin = request.headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.get('host');
}
