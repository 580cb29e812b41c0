import { match } from '@formatjs/intl-localematcher';
import Negotiator from 'negotiator';
import { isLanguage, LANGUAGE_CODES, type Language } from './languages';

const FALLBACK: Language = 'en';

/**
 * The language to answer in: the one that somebody chose on this device, else the best of those
 * that the phone asks for in its `Accept-Language` header, which may be any text.
 */
export function negotiate(chosen: string | undefined, accepted: string | null): Language {
  if (isLanguage(chosen)) return chosen;
  const asked = new Negotiator({ headers: { 'accept-language': accepted ?? '' } })
    .languages()
    .filter(isLanguageTag);
  const language = match(asked, LANGUAGE_CODES, FALLBACK);
  return isLanguage(language) ? language : FALLBACK;
}

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
