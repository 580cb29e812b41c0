import type { Language } from '../languages';
import { readMessages } from '../readWords';
import { en } from '../words';
import { flatten } from './flatten';

/** The English messages by path, such as "table.seats". */
export const ENGLISH = flatten(en);

/** Returns a message's faults; `english` is its English counterpart. */
type Check = (message: string, english: string, path: string) => readonly string[];

/** Lists the faults of a language's messages as "path: fault". Skips messages without an English counterpart. */
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
