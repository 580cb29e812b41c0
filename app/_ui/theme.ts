import { forgetOnDevice, rememberOnDevice } from '../deviceCookie';

/** The two themes. The phone's setting decides until the user chooses one. */
export type Theme = 'paper' | 'lantern';

/** Background colour of each theme, as in theme.css; also used for the system and browser bars around a page. */
export const THEME_GROUNDS: Readonly<Record<Theme, string>> = {
  paper: '#edeee1',
  lantern: '#12171a',
};

/** Stores the theme chosen on this device; `THEME_SCRIPT` applies it before the first paint. */
export const THEME_COOKIE = 'fieldbook-look';

const DARK = '(prefers-color-scheme: dark)';

/** Parses the value of a cookie or attribute; `undefined` for any other text. */
const parseTheme = (text: string | undefined): Theme | undefined =>
  text === 'paper' || text === 'lantern' ? text : undefined;

/** The user's choice; `undefined` while the theme follows the phone. */
export const chosenTheme = (): Theme | undefined =>
  parseTheme(document.documentElement.dataset.theme);

export const readTheme = (): Theme =>
  chosenTheme() ?? (matchMedia(DARK).matches ? 'lantern' : 'paper');

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  rememberOnDevice(THEME_COOKIE, theme);
}

/** Lets the phone's setting decide again. */
export function forgetTheme(): void {
  delete document.documentElement.dataset.theme;
  forgetOnDevice(THEME_COOKIE);
}

/** Calls `onChange` whenever the theme may have changed. Call the returned function to stop. */
export function watchTheme(onChange: () => void): () => void {
  const dark = matchMedia(DARK);
  const chosen = new MutationObserver(onChange);
  dark.addEventListener('change', onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    dark.removeEventListener('change', onChange);
    chosen.disconnect();
  };
}
