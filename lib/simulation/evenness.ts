/**
 * How even the seats of a deal are: the only statement about their chances before the end of a game. It compares the
 * highest and lowest displayed chance, so that the word never contradicts the figures next to it.
 */
export const EVENNESSES = ['even', 'slightly-lopsided', 'clearly-lopsided'] as const;
export type Evenness = (typeof EVENNESSES)[number];

/** Largest ratio of the highest to the lowest chance for even seats, and for slightly lopsided ones. */
const EVEN = 1.5;
const SLIGHTLY_LOPSIDED = 2;

/** The evenness of all seats' chances, given in whole percent. */
export function evennessOfChances(chances: readonly number[]): Evenness {
  const [best, least] = [Math.max(...chances), Math.min(...chances)];
  if (best <= EVEN * least) return 'even';
  return best <= SLIGHTLY_LOPSIDED * least ? 'slightly-lopsided' : 'clearly-lopsided';
}
