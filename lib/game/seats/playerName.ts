import { ok, type Result, refused } from '../../result';

/** Longest name, in graphemes (characters as people count them). */
export const LONGEST_NAME = 20;

/** Limit in code points: one grapheme may consist of any number of them, as in Korean or Hindi, and fill a page. */
export const MOST_NAME_LETTERS = 4 * LONGEST_NAME;

export type NameRefusal = 'name-empty' | 'name-too-long' | 'name-confusing';

/**
 * Characters that can make one name look like another, or look empty: control, format and private-use characters,
 * blanks other than a plain space, blank letters, and stacks of four or more combining marks.
 */
const CONFUSING = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\u2800]|\u034F|(?! )\p{Zs}|\p{M}{4,}/u;

/** Returns the name trimmed and normalized to NFC, or the reason why it is invalid. */
export function parseName(text: string): Result<string, NameRefusal> {
  const name = text.normalize('NFC').trim();
  if (CONFUSING.test(name)) return refused('name-confusing');
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return refused('name-empty');
  if ([...name].length > MOST_NAME_LETTERS || characters(name) > LONGEST_NAME)
    return refused('name-too-long');
  return ok(name);
}

/** Whether `name` is valid and already in the form that `parseName` returns. */
export function isName(name: string): boolean {
  const parsed = parseName(name);
  return parsed.ok && parsed.value === name;
}

const characters = (text: string): number =>
  [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].length;
