interface ClueParts {
  /** What the language's clues have in common, such as "The habitat is"; perhaps nothing. */
  readonly opening: string;
  readonly rest: string;
}

/** Where a clue's common opening ends, so that what tells it from others can be set larger. */
export function partClue(sentence: string, openings: readonly string[]): ClueParts {
  const opening = openings.find(each => sentence.startsWith(each)) ?? '';
  return { opening, rest: sentence.slice(opening.length) };
}

/** What each kind of letter gives way to: one that is about as wide. */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, '口'],
  [/\p{Script=Hangul}/u, '가'],
  [/[fijlrtíîïìł]/u, 't'],
  [/[mw]/u, 'm'],
  [/[bdhknpquñńňůúùü]/u, 'n'],
  [/[acesxyzáàãâçćčéèêëęěśšźżžý]/u, 'e'],
];

/** Where Japanese breaks its lines: a phrase ends with the last of its hiragana. */
const PHRASE_END = /(?<=\p{Script=Hiragana})(?=[^\p{Script=Hiragana}\p{P}])/gu;
const MAY_BREAK = '\u200b';

/**
 * A clue that takes as much room and says nothing, since no page may hold a clue's words before its
 * seat has asked for them.
 */
export function blankClue(sentence: string, openings: readonly string[]): string {
  const { opening, rest } = partClue(sentence, openings);
  const phrases = rest.replaceAll(PHRASE_END, MAY_BREAK);
  return opening + phrases.replaceAll(/[\p{L}\p{N}]/gu, standIn);
}

const standIn = (letter: string): string =>
  STAND_INS.find(([kind]) => kind.test(letter))?.[1] ?? 'o';
