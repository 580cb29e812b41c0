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
