import { forgetOnDevice, readOnDevice, rememberOnDevice } from '@/app/deviceCookie';
import { isLanguage, type Language } from './languages';

/** Stores the language chosen on this device. Without it, the browser's languages decide. */
export const LANGUAGE_COOKIE = 'fieldbook-language';

export const chooseLanguage = (language: Language): void =>
  rememberOnDevice(LANGUAGE_COOKIE, language);

/** Returns to the browser's languages. */
export const forgetLanguage = (): void => forgetOnDevice(LANGUAGE_COOKIE);

/** The language chosen on this device; `undefined` if none is. */
export function chosenLanguage(): Language | undefined {
  const chosen = readOnDevice(LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : undefined;
}
