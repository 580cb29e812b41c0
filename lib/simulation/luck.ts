import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { createRandom } from '../random';

/**
 * What simulated games draw: quick rather than secret, for nothing that is drawn here is ever
 * dealt. The same seed gives the same games. (A *chance* is a seat's, to win: `chances.ts`.)
 */
export interface Luck {
  /** True with that probability, 0 … 1. */
  happens(probability: number): boolean;
  /** Gumbel noise: who adds it to scores and takes the best chooses by a softmax of score / `scale`. */
  gumbel(scale: number): number;
}

/** Two logarithms for every score would be half the simulation's time: this many are kept ready. */
const STEPS = 2 ** 13;
const GUMBEL = Float64Array.from({ length: STEPS }, (_, step) => {
  const uniform = (step + 0.5) / STEPS;
  return -Math.log(-Math.log(uniform));
});

export function createLuck(seed: string): Luck {
  const generator = xoroshiro128plus(createRandom(seed, 'chance').below(2 ** 32));
  return {
    happens: probability => generator.next() >>> 0 < probability * 2 ** 32,
    gumbel: scale => scale * (GUMBEL[(generator.next() >>> 8) & (STEPS - 1)] ?? 0),
  };
}
