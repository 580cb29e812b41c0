import { compileWords } from './compileWords';
import type { Language } from './languages';
import { withOwnWords } from './ownWords';
import type { en, Words } from './words';

/** A language's messages, uncompiled. Each language has its own file, loaded on first use. */
export async function readMessages(language: Language): Promise<Words> {
  const file = await import(`./messages/${language}.json`, { with: { type: 'json' } });
  return file.default;
}

const compiled = new Map<Language, Promise<typeof en>>();

/** A language's messages, compiled once. Typed like the English ones, whose names they share. */
export function readWords(language: Language): Promise<typeof en> {
  const words = compiled.get(language) ?? compileLanguage(language);
  compiled.set(language, words);
  return words;
}

const compileLanguage = async (language: Language): Promise<typeof en> =>
  // use-intl's types know only uncompiled messages.
  compileWords(await withOwnWords(language, await readMessages(language))) as unknown as typeof en;
