/** By this header the proxy tells a page its policy, and the page the browser. */
export const POLICY_HEADER = 'Content-Security-Policy';

/** The nonce that scripts in the page itself carry; nothing where none is needed. */
export const nonceOf = (policy: string): string | undefined => /'nonce-([^']+)'/.exec(policy)?.[1];

/**
 * The Content-Security-Policy under which no script runs that the build did not make. Scripts
 * that stand in the page itself carry the page's nonce.
 */
export function contentSecurityPolicy(nonce: string): string {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const scripts = isDevelopment
    ? // Next's development server evaluates what it reloads.
      ["'self'", "'unsafe-inline'", "'unsafe-eval'"]
    : ["'self'", `'nonce-${nonce}'`];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    // React writes style attributes; style elements are not among them.
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
 * What a page says that came by https, so that browsers come by nothing else for so many days; nothing for none. Of
 * this host alone: what stands beside it is not ours.
 */
export const strictTransport = (days: number): string | undefined =>
  days === 0 ? undefined : `max-age=${days * DAY_IN_SECONDS}`;
