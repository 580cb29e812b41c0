import { readFile } from 'node:fs/promises';
import { isLanguage, type Language } from './languages';
import type { Words } from './words';

interface Messages {
  readonly [name: string]: string | Messages;
}

/**
 * A language's messages, overridden by those in the operator's JSON file at FIELDBOOK_WORDS, such as {"hu": {"start":
 * {"newGame": "…"}}}. For trying out a translation on real pages, and for tests.
 */
export async function withOwnWords(language: Language, words: Words): Promise<Words> {
  const path = process.env.FIELDBOOK_WORDS;
  if (path === undefined) return words;
  // Without the inline comment, the bundler would include every file that the path might name.
  const own = JSON.parse(await readFile(/* turbopackIgnore: true */ path, 'utf8'));
  for (const key of Object.keys(own))
    if (!isLanguage(key)) throw new Error(`FIELDBOOK_WORDS: ${key} is not a language`);
  return merge(words, own[language] ?? {}, language) as Words;
}

/** Merges `own` into `words`. Throws if `own` has a name or a type that `words` lacks. */
function merge(words: Messages, own: Messages, where: string): Messages {
  for (const name of Object.keys(own))
    if (!Object.hasOwn(words, name))
      throw new Error(`FIELDBOOK_WORDS: ${where}.${name} is not a message`);
  return Object.fromEntries(
    Object.entries(words).map(([name, message]) => {
      const override = Object.hasOwn(own, name) ? own[name] : message;
      const place = `${where}.${name}`;
      if (typeof message === 'string' && typeof override === 'string') return [name, override];
      if (typeof message !== 'string' && typeof override === 'object' && override !== null)
        return [name, merge(message, override, place)];
      const expected = typeof message === 'string' ? 'a text' : 'messages by their names';
      throw new Error(`FIELDBOOK_WORDS: ${place} must be ${expected}`);
    }),
  );
}
