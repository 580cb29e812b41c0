import { en } from '../en';
import type { Language } from '../languages';
import { readMessages } from '../readWords';
import { flatten } from './flatten';

/** The English messages by their paths, such as "table.seats". */
export const ENGLISH = flatten(en);

/** What is wrong with a message; `path` is where it stands, `english` what it says in English. */
type Check = (message: string, english: string, path: string) => readonly string[];

/** "path: fault" for each message of the language that has a counterpart in English. */
export async function faults(language: Language, check: Check): Promise<readonly string[]> {
  const words = flatten(await readMessages(language));
  return [...words].flatMap(([path, message]) => {
    const english = ENGLISH.get(path);
    if (english === undefined) return [];
    try {
      return check(message, english, path).map(fault => `${path}: ${fault}`);
    } catch (error) {
      return [`${path}: ${error}`];
    }
  });
}
