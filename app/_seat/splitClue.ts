interface ClueParts {
  /** The words that the language's clues have in common, such as "The habitat is"; may be empty. */
  readonly opening: string;
  readonly rest: string;
}

/** Splits off a clue's common opening, so that the distinctive part can be set larger. */
export function splitClue(sentence: string, openings: readonly string[]): ClueParts {
  const opening = openings.find(each => sentence.startsWith(each)) ?? '';
  return { opening, rest: sentence.slice(opening.length) };
}
