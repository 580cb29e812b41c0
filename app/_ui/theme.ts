import { forgetOnDevice, rememberOnDevice } from './deviceCookie';

/** The two themes. Which one is on follows the phone until somebody chooses. */
export type Theme = 'paper' | 'lantern';

/** The ground of each, as theme.css has it: the bars that phone and browser draw around a page take it, too. */
export const THEME_GROUNDS: Readonly<Record<Theme, string>> = {
  paper: '#edeee1',
  lantern: '#12171a',
};

/** Says which theme somebody chose on this device: pages put it on before they are seen. */
export const THEME_COOKIE = 'fieldbook-look';

const DARK = '(prefers-color-scheme: dark)';

/** The theme that a text names, as a cookie or an attribute; nothing for any other text. */
const parseTheme = (text: string | undefined): Theme | undefined =>
  text === 'paper' || text === 'lantern' ? text : undefined;

/** The theme that somebody chose; nothing while it follows the phone. */
export const chosenTheme = (): Theme | undefined =>
  parseTheme(document.documentElement.dataset.theme);

export const readTheme = (): Theme =>
  chosenTheme() ?? (matchMedia(DARK).matches ? 'lantern' : 'paper');

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  rememberOnDevice(THEME_COOKIE, theme);
}

/** Leaves the theme to the phone again. */
export function forgetTheme(): void {
  delete document.documentElement.dataset.theme;
  forgetOnDevice(THEME_COOKIE);
}

/** Calls `onChange` whenever the theme may have changed, until the result is called. */
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
