import { ok, type Result, refused } from '../../result';

/** Longest name, in graphemes (characters as people count them). */
export const LONGEST_NAME = 20;

/** Limit in code points: one grapheme may consist of any number of them, as in Korean or Hindi, and fill a page. */
export const MAX_NAME_LETTERS = 4 * LONGEST_NAME;

export type NameRefusal = 'name-empty' | 'name-too-long' | 'name-confusing';

/**
 * Characters that can make one name look like another, or look empty: control, format and private-use characters,
 * blank letters, and stacks of four or more combining marks.
 */
const CONFUSING = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\u2800]|\u034F|\p{M}{4,}/u;

/** Invisible characters that keyboards and copied text often add. */
const SOFT_HYPHENS_AND_DIRECTION_MARKS = /[\u00AD\u061C\u200E\u200F]/gu;

/**
 * Joiners that a name needs: within an emoji (UTS 51), after the virama of an Indic script, and the non-joiner between
 * Arabic letters, as Persian writes it (RFC 5892, A.1 and A.2).
 */
const NEEDED_JOINERS =
  /(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})|(?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D]|(?<=\p{Script=Arabic})\u200C(?=\p{Script=Arabic})/gu;

/**
 * What makes a black flag the flag of England, Scotland or Wales, in tag characters: the only such sequences that
 * phones draw (UTS 51, RGI). Any others are invisible.
 */
const FLAG_TAGS = new RegExp(
  `(?<=\u{1F3F4})(?:${['gbeng', 'gbsct', 'gbwls'].map(tagged).join('|')})`,
  'gu',
);

/**
 * Returns the name, or the reason why it is invalid: trimmed, normalized to NFC, with plain blanks, and without soft
 * hyphens and direction marks.
 */
export function parseName(text: string): Result<string, NameRefusal> {
  const name = text
    .normalize('NFC')
    .replaceAll(SOFT_HYPHENS_AND_DIRECTION_MARKS, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim();
  if (CONFUSING.test(name.replaceAll(NEEDED_JOINERS, '').replaceAll(FLAG_TAGS, '')))
    return refused('name-confusing');
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return refused('name-empty');
  if ([...name].length > MAX_NAME_LETTERS || characters(name) > LONGEST_NAME)
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

/** Letters as tag characters, with the one that ends them. */
function tagged(letters: string): string {
  const tags = Array.from(letters, letter => 0xe0000 + (letter.codePointAt(0) ?? 0));
  return String.fromCodePoint(...tags, 0xe007f);
}
