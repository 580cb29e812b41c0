import { partClue } from './partClue';

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/**
 * A clue that takes as much room and says nothing, since no page may hold a clue's words before its
 * seat has asked for them: each letter gives way to one of middling width.
 */
export function blankClue(sentence: string, openings: readonly string[]): string {
  const { opening, rest } = partClue(sentence, openings);
  return opening + rest.replaceAll(/[\p{L}\p{N}]/gu, standIn);
}

const standIn = (letter: string): string =>
  HAN.test(letter) ? '口' : HANGUL.test(letter) ? '가' : 'e';
