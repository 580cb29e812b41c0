/**
 * How even the seats of a deal are: all that may be told of their chances before the end. It goes by the best and
 * the least chance as people are told them, so that no word contradicts the figures beside it.
 */
export const EVENNESSES = ['even', 'slightly-lopsided', 'clearly-lopsided'] as const;
export type Evenness = (typeof EVENNESSES)[number];

/** How many times the least chance the best may be, for the seats to be even, or only slightly lopsided. */
const EVEN = 1.5;
const SLIGHTLY_LOPSIDED = 2;

/** The word for the chances of all seats, in whole hundredths. */
export function evennessOfChances(told: readonly number[]): Evenness {
  const [best, least] = [Math.max(...told), Math.min(...told)];
  if (best <= EVEN * least) return 'even';
  return best <= SLIGHTLY_LOPSIDED * least ? 'slightly-lopsided' : 'clearly-lopsided';
}
