import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import {
  contentSecurityPolicy,
  POLICY_HEADER,
  strictTransportSecurity,
} from '@/app/_server/policy';
import { replyError } from '@/app/_server/reply';
import { plainText } from '@/lib/plainText';

/** The methods for pages. Next would treat a POST as the call of a server action, and we have none. */
const READ_METHODS: readonly string[] = ['GET', 'HEAD'];

/** Next's error page of last resort, which it also serves at this address, with status 500. */
const GLOBAL_ERROR = '/_global-error';

/**
 * A table's address, also all in capitals, as some keyboards and scanners write links. Codes are in capitals anyway.
 */
const TABLE = /^\/games\/([^/]+)(.*)/i;

/** Our pages' addresses. None begins with two slashes, as the address of another site does. */
const ADDRESS = /^(\/[\w-]+)+$/;

/**
 * Answers requests on which Next itself would fail, redirects table URLs in capitals or in other scripts to their
 * canonical form, and gives pages their policy.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl;
  const redirect = (path: string) => NextResponse.redirect(new URL(path, request.nextUrl));
  const path = decode(pathname);
  if (pathname === '/api' || pathname.startsWith('/api/')) {
    return path === undefined ? refuse(request) : NextResponse.next();
  }
  if (pathname === GLOBAL_ERROR) return new NextResponse(null, { status: 404 });
  if (!READ_METHODS.includes(request.method)) {
    return new NextResponse(null, { status: 405, headers: { Allow: READ_METHODS.join(', ') } });
  }
  // Each percent sign then stands for itself. None of our addresses has one, so the page for unknown ones is shown.
  if (path === undefined) return redirect(pathname.replaceAll('%', '%25'));
  const plain = plainText(path);
  if (plain !== path && ADDRESS.test(plain)) return redirect(plain + search);
  const [, code, rest = ''] = TABLE.exec(pathname) ?? [];
  if (code !== undefined && !pathname.startsWith('/games/')) {
    return redirect(`/games/${code}${(rest + search).toLowerCase()}`);
  }
  return withPolicy(request);
}

/** The decoded path; `undefined` if one of its percent signs starts no valid escape. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Refuses a call to a malformed path like one to an unknown path. */
async function refuse(request: NextRequest): Promise<Response> {
  const response = await replyError('route-not-found');
  strictTransportSecurity(request.headers, response.headers);
  return response;
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
