import type { Language } from './languages';

/** Says which language somebody chose on this device. Without it the phone's own counts. */
export const LANGUAGE_COOKIE = 'fieldbook-language';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function chooseLanguage(language: Language): void {
  writeCookie(language, YEAR_SECONDS);
}

/** Leaves the language to the phone again. */
export function forgetLanguage(): void {
  writeCookie('', 0);
}

function writeCookie(value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing over plain http.
  document.cookie = `${LANGUAGE_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
