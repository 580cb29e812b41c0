import { readFile } from 'node:fs/promises';
import { isLanguage, type Language } from './languages';
import type { Words } from './words';

interface Messages {
  readonly [name: string]: string | Messages;
}

/**
 * A language's messages, overridden by an operator's: those in the JSON file at FIELDBOOK_WORDS, such as {"hu":
 * {"start": {"newGame": "…"}}}. For trying a translation on real pages, and for tests.
 */
export async function withOwnWords(language: Language, words: Words): Promise<Words> {
  const path = process.env.FIELDBOOK_WORDS;
  if (path === undefined) return words;
  // Otherwise the bundler follows the path, and includes every file that it might name.
  const own = JSON.parse(await readFile(/* turbopackIgnore: true */ path, 'utf8'));
  for (const named of Object.keys(own))
    if (!isLanguage(named)) throw new Error(`FIELDBOOK_WORDS: ${named} is no language of ours`);
  return putOver(words, own[language] ?? {}, language) as Words;
}

/** Merges `own` into `words`. Throws if `own` has a name or a type that `words` lacks. */
function putOver(words: Messages, own: Messages, where: string): Messages {
  for (const name of Object.keys(own))
    if (!Object.hasOwn(words, name))
      throw new Error(`FIELDBOOK_WORDS: ${where}.${name} is no message`);
  return Object.fromEntries(
    Object.entries(words).map(([name, message]) => {
      const mine = Object.hasOwn(own, name) ? own[name] : message;
      const place = `${where}.${name}`;
      if (typeof message === 'string' && typeof mine === 'string') return [name, mine];
      if (typeof message !== 'string' && typeof mine === 'object' && mine !== null)
        return [name, putOver(message, mine, place)];
      const wanted = typeof message === 'string' ? 'a text' : 'messages by their names';
      throw new Error(`FIELDBOOK_WORDS: ${place} must be ${wanted}`);
    }),
  );
}
