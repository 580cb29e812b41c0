import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { contentSecurityPolicy } from '@/app/_server/policy';

const POLICY = 'Content-Security-Policy';

/**
 * Gives every page its Content-Security-Policy. Pages are made for each request, in the language
 * of whoever asks, and carry a nonce, which Next takes from the request's header.
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString('base64');
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set(POLICY, policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(POLICY, policy);
  return response;
}

/** Pages alone: not the API, not what the build made. */
export const config = { matcher: '/((?!api/|_next/|icon|manifest).*)' };
