interface ClueParts {
  /** The words that the language's clues have in common, such as "The habitat is"; may be empty. */
  readonly opening: string;
  readonly rest: string;
}

/** Splits off a clue's common opening, so that the distinctive part can be set larger. */
export function partClue(sentence: string, openings: readonly string[]): ClueParts {
  const opening = openings.find(each => sentence.startsWith(each)) ?? '';
  return { opening, rest: sentence.slice(opening.length) };
}

/** Replaces each kind of letter by one of about the same width. */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, '口'],
  [/\p{Script=Hangul}/u, '가'],
  [/[fijlrtíîïìł]/u, 't'],
  [/[mw]/u, 'm'],
  [/[bdhknpquñńňůúùü]/u, 'n'],
  [/[acesxyzáàãâçćčéèêëęěśšźżžý]/u, 'e'],
];

/** Where Japanese text may wrap: after the last hiragana of a phrase. */
const PHRASE_END = /(?<=\p{Script=Hiragana})(?=[^\p{Script=Hiragana}\p{P}])/gu;
const MAY_BREAK = '\u200b';

/**
 * Text of the same width as a clue, without its content: no page may contain a clue's words before its seat has
 * requested them.
 */
export function blankClue(sentence: string, openings: readonly string[]): string {
  const { opening, rest } = partClue(sentence, openings);
  const phrases = rest.replaceAll(PHRASE_END, MAY_BREAK);
  return opening + phrases.replaceAll(/[\p{L}\p{N}]/gu, standIn);
}

const standIn = (letter: string): string =>
  STAND_INS.find(([kind]) => kind.test(letter))?.[1] ?? 'o';
