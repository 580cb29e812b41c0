import { ok, type Result, refused } from '../../result';

/** Longest name, in characters as people count them. */
export const LONGEST_NAME = 20;

/** One such character may be made of any number of letters, as in Korean or Hindi, and fill a page. */
export const MOST_NAME_LETTERS = 4 * LONGEST_NAME;

export type NameRefusal = 'name-empty' | 'name-too-long' | 'name-confusing';

/**
 * What could make one name look like another, or like nothing: control, format and private
 * characters, blanks that are not a plain space, blank letters, and piles of combining marks.
 */
const CONFUSING = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\u2800]|\u034F|(?! )\p{Zs}|\p{M}{4,}/u;

/** A player's name, trimmed and composed (NFC), or why it will not do. */
export function parseName(text: string): Result<string, NameRefusal> {
  const name = text.normalize('NFC').trim();
  if (CONFUSING.test(name)) return refused('name-confusing');
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return refused('name-empty');
  if ([...name].length > MOST_NAME_LETTERS || characters(name) > LONGEST_NAME)
    return refused('name-too-long');
  return ok(name);
}

/** Whether it is a name as it is kept. */
export function isName(name: string): boolean {
  const parsed = parseName(name);
  return parsed.ok && parsed.value === name;
}

const characters = (text: string): number =>
  [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].length;
