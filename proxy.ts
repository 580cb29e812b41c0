import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import {
  contentSecurityPolicy,
  POLICY_HEADER,
  strictTransportSecurity,
} from '@/app/_server/policy';

/** The methods for pages. Next would treat a POST as the call of a server action, and we have none. */
const READ_METHODS: readonly string[] = ['GET', 'HEAD'];

/** Next's error page of last resort, which it also serves at this address, with status 500. */
const GLOBAL_ERROR = '/_global-error';

/**
 * A table's address, also all in capitals, as some keyboards and scanners write links. Codes are in capitals anyway.
 */
const TABLE = /^\/games\/([^/]+)(.*)/i;

/**
 * Rejects requests on which Next itself would fail, redirects table URLs in capitals to their canonical form, and gives
 * pages their policy.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (!isDecodable(pathname)) return new NextResponse(null, { status: 400 });
  if (pathname === '/api' || pathname.startsWith('/api/')) return NextResponse.next();
  if (pathname === GLOBAL_ERROR) return new NextResponse(null, { status: 404 });
  const [, code, rest = ''] = TABLE.exec(pathname) ?? [];
  if (code !== undefined && !pathname.startsWith('/games/')) {
    const lowerCase = (rest + request.nextUrl.search).toLowerCase();
    return NextResponse.redirect(new URL(`/games/${code}${lowerCase}`, request.nextUrl));
  }
  if (READ_METHODS.includes(request.method)) return withPolicy(request);
  return new NextResponse(null, { status: 405, headers: { Allow: READ_METHODS.join(', ') } });
}

/** Whether every percent sign of the path starts a valid escape. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Adds a page's Content-Security-Policy and, over https, Strict-Transport-Security. Pages are rendered for each
 * request, in its language, with a nonce that Next takes from the request's header.
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

/** Matches everything except the API and build files, plus API paths with a percent sign. */
export const config = { matcher: ['/((?!api$|api/|_next/static/).*)', '/api/(.*%.*)'] };
