const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Set on a device with games: how many are unfinished, up to `MAX_ON_TOP`. The page has it as `data-played`, too. */
export const PLAYED_COOKIE = 'fieldbook-played';

/** The maximum number of games to continue on the start page. */
export const MAX_ON_TOP = 2;

/** Stores for how many games to continue the start page reserves room, now and on the next visit. */
export function rememberPlayed(games: { readonly all: number; readonly open: number }): void {
  const { dataset } = document.documentElement;
  if (games.all === 0) {
    forgetOnDevice(PLAYED_COOKIE);
    delete dataset.played;
    return;
  }
  dataset.played = String(Math.min(games.open, MAX_ON_TOP));
  rememberOnDevice(PLAYED_COOKIE, dataset.played);
}

/** Stores that this device has an unfinished game, until the start page counts them. */
export function rememberPlaying(): void {
  if (!(Number(document.documentElement.dataset.played) > 0)) rememberPlayed({ all: 1, open: 1 });
}

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
