import { forgetOnDevice, readOnDevice, rememberOnDevice } from '@/app/_ui/deviceCookie';
import { isLanguage, type Language } from './languages';

/** Says which language somebody chose on this device. Without it the phone's own counts. */
export const LANGUAGE_COOKIE = 'fieldbook-language';

export const chooseLanguage = (language: Language): void =>
  rememberOnDevice(LANGUAGE_COOKIE, language);

/** Leaves the language to the phone again. */
export const forgetLanguage = (): void => forgetOnDevice(LANGUAGE_COOKIE);

/** The language that somebody chose on this device; nothing while it is left to the phone. */
export function chosenLanguage(): Language | undefined {
  const chosen = readOnDevice(LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : undefined;
}
