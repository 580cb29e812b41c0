import { wordlist } from '@scure/bip39/wordlists/english.js';
import type { Random } from '../../random';

/**
 * Words that one table says and another types are meant, not how they are written: case, blanks, hyphens,
 * apostrophes and accents do not count. An accent that makes another letter does: of が and й it stays.
 */

/** Apostrophes, the line that widens Arabic words, and what shows a picture in one way or another. */
const SILENT = /['‘’`´ʹʼʻˈ′\u0640]|\u20E3|[\uFE00-\uFE0F]/gu;

/** Whose marks are accents, or vowels that most people leave out. */
const ACCENTED =
  /(?=\p{L})([\p{Script=Latin}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}])\p{M}+/gu;

/** Letters that people without them on their keyboard write in another way, which Unicode does not know. */
const WRITTEN_PLAINLY: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ς', 'σ'],
]);
const YO = 'е\u0308+';
const NOT_PLAIN = new RegExp([...WRITTEN_PLAINLY.keys(), YO].join('|'), 'gu');

/** Katakana lie in the same order as the hiragana of the same sounds. */
const KATAKANA = /[\u30A1-\u30F6]/gu;
const FROM_KATAKANA = 'ぁ'.charCodeAt(0) - 'ァ'.charCodeAt(0);

/** Letters, figures, and pictures such as a fox. */
const WORD = /[\p{L}\p{N}\p{So}][\p{L}\p{M}\p{N}\p{So}]*/gu;

/** Scripts that set no blanks between words, or not everybody in the same places. */
const UNSPACED =
  '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hangul}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Mymr}]';
const NO_BREAK = new RegExp(`(?<=${UNSPACED}\\p{M}*)-(?=${UNSPACED})`, 'gu');

/**
 * The seed that people chose, in its one spelling: "Fox  lantern–Créek" is "fox-lantern-creek". A seed in
 * that spelling, as every drawn one is, stays as it is. Empty where there is no word in the text.
 */
export function normalizeSeed(text: string): string {
  const words = plainLetters(text).match(WORD) ?? [];
  return words.join('-').replaceAll(NO_BREAK, '').normalize('NFC');
}

/**
 * A seed as it is heard, which is what deals: nobody hears where one word ends and the next begins, as
 * in "candle stick" and "candlestick".
 */
export const phoneticSeed = (seed: string): string => seed.replaceAll(/[-\s]/g, '');

/** "Six words": how many a chosen seed has. What is written without blanks is one. */
export const countWords = (seed: string): number => (seed === '' ? 0 : seed.split('-').length);

/** To capitals and back: some letters have two small forms, and some are two in capitals. */
const plainLetters = (text: string): string =>
  withoutAccents(withoutAccents(text).toUpperCase().toLowerCase())
    .replaceAll(NOT_PLAIN, letter => WRITTEN_PLAINLY.get(letter) ?? 'е')
    .replaceAll(KATAKANA, kana => String.fromCharCode(kana.charCodeAt(0) + FROM_KATAKANA));

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(SILENT, '')
    .normalize('NFKD')
    .replaceAll(SILENT, '')
    .replaceAll(ACCENTED, '$1');

/** Six of 2,048 words: still easy to say, and too many to try them all against a map that one sees. */
const WORDS = 6;

/** A seed that anyone can say aloud: "fox-lantern-creek-…", six words. */
export const drawSpokenSeed = (random: Random): string =>
  Array.from({ length: WORDS }, () => wordlist[random.below(wordlist.length)]).join('-');
