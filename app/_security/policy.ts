/**
 * The Content-Security-Policy under which no script runs that the build did not make. Scripts
 * that stand in the page itself are allowed one by one: by nonce or by hash.
 */
export function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const scripts = isDevelopment
    ? // Next's development server evaluates what it reloads.
      ["'self'", "'unsafe-inline'", "'unsafe-eval'"]
    : ["'self'", ...inlineScripts];
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
