import { match } from '@formatjs/intl-localematcher';
import Negotiator from 'negotiator';
import { isLanguage, LANGUAGE_CODES, type Language } from './languages';

const FALLBACK: Language = 'en';

/** Comparing a language with ours takes milliseconds, so at most this many are compared per request. */
const MAX_COMPARED = 10;

/**
 * The language of a response: the one chosen on this device, or else the best match for the `Accept-Language` header,
 * which may be any text.
 */
export function negotiate(chosen: string | undefined, accepted: string | null): Language {
  if (isLanguage(chosen)) return chosen;
  const requested = requestedLanguages(accepted).slice(0, MAX_COMPARED);
  const language = match(requested, LANGUAGE_CODES, FALLBACK);
  return isLanguage(language) ? language : FALLBACK;
}

/**
 * Whether the device's owner reads the negotiated language: they chose it, or their browser accepts it. It is a
 * parameter because negotiating takes milliseconds.
 */
export function isUnderstood(
  negotiated: Language,
  chosen: string | undefined,
  accepted: string | null,
): boolean {
  if (isLanguage(chosen)) return true;
  const language = knownLanguageOf(negotiated);
  return requestedLanguages(accepted).some(requested => requested === language);
}

/** The languages of an `Accept-Language` header, best first, each once, without script and region. */
function requestedLanguages(accepted: string | null): readonly string[] {
  const tags = new Negotiator({ headers: { 'accept-language': accepted ?? '' } }).languages();
  return [...new Set(tags.slice(0, MAX_TAGS).flatMap(tag => knownLanguageOf(tag) ?? []))];
}

/** More than `MAX_COMPARED`: browsers list a language several times, with and without a region. */
const MAX_TAGS = 50;

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * The language of a tag, without script and region, which do not distinguish ours. `undefined` for unknown languages:
 * the matcher caches every language forever, so their number must be bounded.
 */
function knownLanguageOf(tag: string): string | undefined {
  try {
    const { language } = new Intl.Locale(tag);
    return names.of(language) === undefined ? undefined : language;
  } catch {
    return undefined;
  }
}
