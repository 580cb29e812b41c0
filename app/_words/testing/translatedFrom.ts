import { createHash } from 'node:crypto';
import { LANGUAGE_CODES, type Language } from '../languages';

/**
 * The English text that each message was translated from, as a digest by path: one digest for all languages, or one for
 * each where they differ.
 */
export type Digests = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

export type Translated = (language: Language, path: string) => boolean;

export const TRANSLATED_LANGUAGES = LANGUAGE_CODES.filter(language => language !== 'en');

export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The messages that were translated from an outdated English text, or never, as "fr: seat.letGo". */
export const staleMessages = (
  english: ReadonlyMap<string, string>,
  digests: Digests,
): readonly string[] =>
  TRANSLATED_LANGUAGES.flatMap(language =>
    [...english]
      .filter(([path, text]) => digestIn(digests[path], language) !== digestOf(text))
      .map(([path]) => `${language}: ${path}`),
  );

/** The digests after these messages have been translated again. */
export const afterTranslating = (
  english: ReadonlyMap<string, string>,
  digests: Digests,
  isTranslated: Translated,
): Digests =>
  Object.fromEntries(
    [...english].map(([path, text]) => {
      const digest = (language: Language) =>
        isTranslated(language, path) ? digestOf(text) : digestIn(digests[path], language);
      const all = TRANSLATED_LANGUAGES.map(language => [language, digest(language)] as const);
      const [[, first = ''] = []] = all;
      return [path, all.every(([, each]) => each === first) ? first : Object.fromEntries(all)];
    }),
  );

/** Reads "fr", "fr seat.letGo votes" or "all seat.letGo": a language, then messages or groups; none means all. */
export function readTranslated(text: string): Translated {
  const [languages, ...paths] = text.split(' ');
  return (language, path) =>
    (languages === 'all' || languages === language) &&
    (paths.length === 0 || paths.some(each => each === path || path.startsWith(`${each}.`)));
}

const digestIn = (digest: Digests[string] | undefined, language: Language): string =>
  typeof digest === 'object' ? (digest[language] ?? '') : (digest ?? '');
