import { readFile } from 'node:fs/promises';
import { isLanguage, type Language } from './languages';
import type { Words } from './words';

interface Messages {
  readonly [name: string]: string | Messages;
}

/**
 * A language's messages, and in their place those of an operator's own: of the JSON file that FIELDBOOK_WORDS names,
 * such as {"hu": {"start": {"newGame": "…"}}}. For who tries a translation on real pages, and for tests.
 */
export async function withOwnWords(language: Language, words: Words): Promise<Words> {
  const path = process.env.FIELDBOOK_WORDS;
  if (path === undefined) return words;
  // The compiler would follow the path, and take along what it might name.
  const own = JSON.parse(await readFile(/* turbopackIgnore: true */ path, 'utf8'));
  for (const named of Object.keys(own))
    if (!isLanguage(named)) throw new Error(`FIELDBOOK_WORDS: ${named} is no language of ours`);
  return putOver(words, own[language] ?? {}, language) as Words;
}

/** All that there is, with what is put in its place. Throws where that is no message of ours. */
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
