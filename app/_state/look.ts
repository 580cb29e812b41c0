import { forgetOnDevice, rememberOnDevice } from './deviceCookie';

/** The two looks. Which one is on follows the phone until somebody chooses. */
export type Look = 'paper' | 'lantern';

/** Says which look somebody chose on this device: the server puts it on before a page leaves. */
export const LOOK_COOKIE = 'fieldbook-look';

const DARK = '(prefers-color-scheme: dark)';

/** The look that a text names, as a cookie or an attribute; nothing for any other text. */
export const parseLook = (text: string | undefined): Look | undefined =>
  text === 'paper' || text === 'lantern' ? text : undefined;

/** The look that somebody chose; nothing while it follows the phone. */
export const chosenLook = (): Look | undefined => parseLook(document.documentElement.dataset.theme);

export const readLook = (): Look =>
  chosenLook() ?? (matchMedia(DARK).matches ? 'lantern' : 'paper');

export function chooseLook(look: Look): void {
  document.documentElement.dataset.theme = look;
  rememberOnDevice(LOOK_COOKIE, look);
}

/** Leaves the look to the phone again. */
export function forgetLook(): void {
  delete document.documentElement.dataset.theme;
  forgetOnDevice(LOOK_COOKIE);
}

/** Calls `onChange` whenever the look may have changed, until the result is called. */
export function watchLook(onChange: () => void): () => void {
  const dark = matchMedia(DARK);
  const chosen = new MutationObserver(onChange);
  dark.addEventListener('change', onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    dark.removeEventListener('change', onChange);
    chosen.disconnect();
  };
}
