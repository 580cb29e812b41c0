const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Set on a device with games. */
export const PLAYED_COOKIE = 'fieldbook-played';

/** Stores a choice in a cookie, so that the server gets it with every page request. Not for secrets. */
export const rememberOnDevice = (name: string, value: string): void =>
  write(name, value, YEAR_SECONDS);

export const readOnDevice = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find(cookie => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export const forgetOnDevice = (name: string): void => write(name, '', 0);

function write(name: string, value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing over plain http.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
