import type { Random } from '../random';

/**
 * The six letters that name a table. No vowels and no Y, so they spell no word; no C, F or S,
 * so they abbreviate no rude one; no letter that reads like another. Never the same letter twice
 * running. 17.8 million codes.
 */
const LETTERS = 'BDGHJKLMNPQRTVWXZ';
export const CODE_LENGTH = 6;

/** Whether a capital is in some codes. */
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

/** The code of a game that one phone keeps by itself. No server has a game under such a code. */
export const drawPhoneCode = (random: Random): string => PHONE + drawGameCode(random);

export const isPhoneCode = (code: string): boolean =>
  code.startsWith(PHONE) && parseGameCode(code.slice(PHONE.length)) === code.slice(PHONE.length);

/** The longest code of any game. */
export const LONGEST_CODE = PHONE.length + CODE_LENGTH;

/** A code as people type it, in capitals and without blanks or dashes; nothing if it is none. */
export function parseGameCode(text: string): string | undefined {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  const isCode = code.length === CODE_LENGTH && [...code].every(isCodeLetter);
  return isCode ? code : undefined;
}

const ANY_CODE = new RegExp(`(?<![a-z])[${LETTERS}]{${CODE_LENGTH}}(?![a-z])`, 'gi');

/** The text with every word blotted out that could be a code. */
export const withoutCodes = (text: string): string => text.replaceAll(ANY_CODE, ':code');

/** A code in two groups of three, as people read it out: "KRW NQT". */
export const formatGameCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
