import { forgetOnDevice, rememberOnDevice } from '@/app/_ui/deviceCookie';
import type { Language } from './languages';

/** Says which language somebody chose on this device. Without it the phone's own counts. */
export const LANGUAGE_COOKIE = 'fieldbook-language';

export const chooseLanguage = (language: Language): void =>
  rememberOnDevice(LANGUAGE_COOKIE, language);

/** Leaves the language to the phone again. */
export const forgetLanguage = (): void => forgetOnDevice(LANGUAGE_COOKIE);
