import type { Language } from '../languages';

/** What a language calls a thing, then the words that its messages never use for it. */
type Term = readonly [word: string, ...never: readonly string[]];

/**
 * Each thing has one word: the one in how to play and, where known, in the published game. The English glossary lists
 * all things; another language omits those whose synonyms it needs.
 */
export async function readGlossary(language: Language): Promise<Readonly<Record<string, Term>>> {
  const file = await import(`../glossary/${language}.json`, { with: { type: 'json' } });
  return file.default;
}

/** Messages that may use such a word, and why. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'pages.waitAWhile': 'the network itself: its address sent the wrong codes',
  'ui.noNetwork': 'the network itself: this computer must join one',
  'errors.bad-assist': 'names the values of the API',
  'errors.bad-level': 'names the values of the API',
};
