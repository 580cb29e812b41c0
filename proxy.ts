import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { contentSecurityPolicy } from '@/app/_security/policy';
import { staticScriptHashes } from '@/app/_security/staticScripts';

const POLICY = 'Content-Security-Policy';

/**
 * Gives every page its Content-Security-Policy. Pages that show a game are made for each request
 * and carry a nonce, which Next takes from the request's header; the others were built once.
 */
export function proxy(request: NextRequest): NextResponse {
  if (!request.nextUrl.pathname.startsWith('/games/')) {
    const isBuilt = process.env.NODE_ENV === 'production';
    const response = NextResponse.next();
    response.headers.set(POLICY, contentSecurityPolicy(isBuilt ? staticScriptHashes() : []));
    return response;
  }
  const nonce = randomBytes(16).toString('base64');
  const policy = contentSecurityPolicy([`'nonce-${nonce}'`]);
  const headers = new Headers(request.headers);
  headers.set(POLICY, policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(POLICY, policy);
  return response;
}

/** Pages alone: not the API, not what the build made. */
export const config = { matcher: '/((?!api/|_next/|icon|manifest).*)' };
