import { match } from '@formatjs/intl-localematcher';
import Negotiator from 'negotiator';
import { isLanguage, LANGUAGE_CODES, type Language } from './languages';

const FALLBACK: Language = 'en';

/** To compare a language with ours takes milliseconds: no phone is set to more of them. */
const MOST_ASKED = 10;

/**
 * The language to answer in: the one that somebody chose on this device, else the best of those
 * that the phone asks for in its `Accept-Language` header, which may be any text.
 */
export function negotiate(chosen: string | undefined, accepted: string | null): Language {
  if (isLanguage(chosen)) return chosen;
  const tags = new Negotiator({ headers: { 'accept-language': accepted ?? '' } }).languages();
  const asked = new Set(tags.slice(0, MOST_TAGS).flatMap(tag => knownLanguageOf(tag) ?? []));
  const language = match([...asked].slice(0, MOST_ASKED), LANGUAGE_CODES, FALLBACK);
  return isLanguage(language) ? language : FALLBACK;
}

/** Phones name a language several times, with and without a region. */
const MOST_TAGS = 50;

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * The language of a tag, without script and region, by which ours are not told apart. Nothing for what is
 * no language: each that is compared is remembered for good, and there must not be any number of them.
 */
function knownLanguageOf(tag: string): string | undefined {
  try {
    const { language } = new Intl.Locale(tag);
    return names.of(language) === undefined ? undefined : language;
  } catch {
    return undefined;
  }
}
