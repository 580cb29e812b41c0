import { plainText } from '../plainText';
import type { Random } from '../random';

/**
 * Alphabet of the six-letter game codes. No vowels and no Y, so a code spells no word; no C, F or S, so it abbreviates
 * no rude one; no letters that look alike. The same letter never appears twice in a row. 17.8 million codes.
 */
const LETTERS = 'BDGHJKLMNPQRTVWXZ';
export const CODE_LENGTH = 6;

/** Whether codes may contain the capital letter. */
export const isCodeLetter = (letter: string): boolean => LETTERS.includes(letter);

export function drawGameCode(random: Random): string {
  let code = '';
  while (code.length < CODE_LENGTH) {
    const letter = LETTERS.charAt(random.below(LETTERS.length));
    if (!code.endsWith(letter)) code += letter;
  }
  return code;
}

const PHONE = 'phone-';

/** Draws a code for a game stored only on one phone. No server uses such codes. */
export const drawPhoneCode = (random: Random): string => PHONE + drawGameCode(random);

export const isPhoneCode = (code: string): boolean =>
  code.startsWith(PHONE) && isGameCode(code.slice(PHONE.length));

/** Length of the longest code, that of a phone's game. */
export const LONGEST_CODE = PHONE.length + CODE_LENGTH;

/** Normalizes a typed code to plain capitals without blanks or dashes; `undefined` if it is not a code. */
export function parseGameCode(text: string): string | undefined {
  const code = plainText(text).replaceAll(/[\s-]/g, '').toUpperCase();
  return isGameCode(code) ? code : undefined;
}

const isGameCode = (code: string): boolean =>
  code.length === CODE_LENGTH && [...code].every(isCodeLetter);

const ANY_CODE = new RegExp(`(?<![a-z])[${LETTERS}]{${CODE_LENGTH}}(?![a-z])`, 'gi');

/** Replaces every word that could be a game code with ":code". */
export const withoutCodes = (text: string): string => text.replaceAll(ANY_CODE, ':code');

/** Formats a code in two groups of three, as people read it aloud: "KRW NQT". */
export const formatGameCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
