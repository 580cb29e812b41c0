export interface ClueParts {
  /** What the language's clues have in common, such as "The habitat is"; perhaps nothing. */
  readonly opening: string;
  readonly rest: string;
}

/** Where a clue's common opening ends, so that what tells it from others can be set larger. */
export function partClue(sentence: string, openings: readonly string[]): ClueParts {
  const opening = openings.find(each => sentence.startsWith(each)) ?? '';
  return { opening, rest: sentence.slice(opening.length) };
}
