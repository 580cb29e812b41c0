import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import {
  contentSecurityPolicy,
  POLICY_HEADER,
  strictTransportSecurity,
} from '@/app/_server/policy';

/** What a page may be asked by. Next would take a POST for the call of a server action, and we have none. */
const READING: readonly string[] = ['GET', 'HEAD'];

/** Next's page for when nothing else can be shown, which it serves by this address as well: with 500. */
const LAST_RESORT = '/_global-error';

/** A table's address, also all in capitals, as some keyboards and scanners write a link. Codes are in capitals anyway. */
const TABLE = /^\/games\/([^/]+)(.*)/i;

/**
 * Refuses what Next would answer with a fault of its own, leads a table's address in capitals to the one that we write,
 * and gives pages their policy.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (!isDecodable(pathname)) return new NextResponse(null, { status: 400 });
  if (pathname === '/api' || pathname.startsWith('/api/')) return NextResponse.next();
  if (pathname === LAST_RESORT) return new NextResponse(null, { status: 404 });
  const [, code, rest = ''] = TABLE.exec(pathname) ?? [];
  if (code !== undefined && !pathname.startsWith('/games/')) {
    const small = (rest + request.nextUrl.search).toLowerCase();
    return NextResponse.redirect(new URL(`/games/${code}${small}`, request.nextUrl));
  }
  if (READING.includes(request.method)) return withPolicy(request);
  return new NextResponse(null, { status: 405, headers: { Allow: READING.join(', ') } });
}

/** Whether each percent sign of a path escapes something. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Gives a page its Content-Security-Policy, and under https has browsers keep to that. Pages are made for each
 * request, in the language of whoever asks, and carry a nonce, which Next takes from the request's header.
 */
function withPolicy(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString('base64');
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set(POLICY_HEADER, policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(POLICY_HEADER, policy);
  strictTransportSecurity(request.headers, response.headers);
  return response;
}

/** All but the API and what the build made; of the API what bears a percent sign. */
export const config = { matcher: ['/((?!api$|api/|_next/static/).*)', '/api/(.*%.*)'] };
