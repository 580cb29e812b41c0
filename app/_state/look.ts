/** The two looks. Which one is on follows the phone until somebody chooses; see public/look.js. */
export type Look = 'paper' | 'lantern';

const KEY = 'fieldbook-look';
const DARK = '(prefers-color-scheme: dark)';

/** The look that somebody chose; nothing while it follows the phone. */
export function chosenLook(): Look | undefined {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'paper' || chosen === 'lantern' ? chosen : undefined;
}

export const readLook = (): Look =>
  chosenLook() ?? (matchMedia(DARK).matches ? 'lantern' : 'paper');

export function chooseLook(look: Look): void {
  document.documentElement.dataset.theme = look;
  try {
    localStorage.setItem(KEY, look);
  } catch {
    // Storage is closed to us: the choice holds until the page is left.
  }
}

/** Leaves the look to the phone again. */
export function forgetLook(): void {
  delete document.documentElement.dataset.theme;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is closed to us, so that nothing was kept either.
  }
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
