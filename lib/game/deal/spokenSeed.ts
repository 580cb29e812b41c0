import { wordlist } from '@scure/bip39/wordlists/english.js';
import { plainDigits } from '../../plainText';
import type { Random } from '../../random';

/**
 * Seeds are spoken at one table and typed at another, so spelling is normalized: case, blanks, hyphens, apostrophes and
 * accents are ignored, and digits of any script are the same. Marks that make a different letter are kept, as in が and й.
 */

/**
 * Apostrophes, the line that stretches Arabic words (tatweel), and characters that only select how a symbol is
 * displayed.
 */
const SILENT = /['‘’`´ʹʼʻˈ′\u0640]|\u20E3|[\uFE00-\uFE0F]/gu;

/** Scripts whose combining marks are accents, or vowel signs that most people omit. */
const ACCENTED =
  /(?=\p{L})([\p{Script=Latin}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}])\p{M}+/gu;

/** Letters that Unicode does not decompose, and that people replace if their keyboard lacks them. */
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

/** Katakana have the same code point order as hiragana. */
const KATAKANA = /[\u30A1-\u30F6]/gu;
const FROM_KATAKANA = 'ぁ'.charCodeAt(0) - 'ァ'.charCodeAt(0);

/** Letters, digits, and symbols such as a fox emoji. */
const WORD = /[\p{L}\p{N}\p{So}][\p{L}\p{M}\p{N}\p{So}]*/gu;

/** Scripts without spaces between words, or with inconsistent ones. */
const UNSPACED =
  '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hangul}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Mymr}]';
const NO_BREAK = new RegExp(`(?<=${UNSPACED}\\p{M}*)-(?=${UNSPACED})`, 'gu');

/**
 * Normalizes a chosen seed: "Fox  lantern–Créek" becomes "fox-lantern-creek". Idempotent; drawn seeds are already
 * normalized. Returns an empty string if the text contains no word.
 */
export function normalizeSeed(text: string): string {
  const words = plainLetters(text).match(WORD) ?? [];
  return words.join('-').replaceAll(NO_BREAK, '').normalize('NFC');
}

/**
 * The seed without word boundaries, which is what the deal uses: listeners cannot tell "candle stick" from
 * "candlestick".
 */
export const phoneticSeed = (seed: string): string => seed.replaceAll(/[-\s]/g, '');

/** Number of words of a normalized seed. Text in a script without spaces is one word. */
export const countWords = (seed: string): number => (seed === '' ? 0 : seed.split('-').length);

/**
 * Converts to upper case and back: some letters have two lower-case forms, and some become two letters in upper case.
 */
const plainLetters = (text: string): string =>
  withoutAccents(withoutAccents(plainDigits(text)).toUpperCase().toLowerCase())
    .replaceAll(NOT_PLAIN, letter => WRITTEN_PLAINLY.get(letter) ?? 'е')
    .replaceAll(KATAKANA, kana => String.fromCharCode(kana.charCodeAt(0) + FROM_KATAKANA));

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(SILENT, '')
    .normalize('NFKD')
    .replaceAll(SILENT, '')
    .replaceAll(ACCENTED, '$1');

/** Six of 2,048 words: easy to say, and too many combinations to try all against a known map. */
const WORDS = 6;

/** Draws a seed of six English words: "fox-lantern-creek-…". */
export const drawSpokenSeed = (random: Random): string =>
  Array.from({ length: WORDS }, () => wordlist[random.below(wordlist.length)]).join('-');
