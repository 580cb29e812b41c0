const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps a choice on this device where the server sees it with every page; nothing secret. */
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
