import { settings } from '@/lib/server/settings';
import { isHttps } from './device';

/** The proxy sets this header on the request, for the page, and on the response, for the browser. */
export const POLICY_HEADER = 'Content-Security-Policy';

/** The nonce of inline scripts; `undefined` if the policy has none. */
export const nonceOf = (policy: string): string | undefined => /'nonce-([^']+)'/.exec(policy)?.[1];

/** A Content-Security-Policy that allows only scripts from this build. Inline scripts have the page's nonce. */
export function contentSecurityPolicy(nonce: string): string {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const scripts = isDevelopment
    ? // Next's development server uses eval for hot reload.
      ["'self'", "'unsafe-inline'", "'unsafe-eval'"]
    : ["'self'", `'nonce-${nonce}'`];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    // React writes style attributes, but no style elements.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const DAY_IN_SECONDS = 24 * 60 * 60;

/**
 * Makes browsers that came over https use only https for `HSTS_DAYS`; 0 turns this off. Without includeSubDomains,
 * since sibling hosts are not ours.
 */
export function strictTransportSecurity(
  request: Pick<Headers, 'get'>,
  response: Pick<Headers, 'set'>,
): void {
  const { hstsDays } = settings;
  if (hstsDays === 0 || !isHttps(request)) return;
  response.set('Strict-Transport-Security', `max-age=${hstsDays * DAY_IN_SECONDS}`);
}
