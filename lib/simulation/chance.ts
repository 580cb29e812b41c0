import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { createRandom } from '../random';

/**
 * Chance for simulated games: quick rather than secret, for nothing that is drawn here is ever
 * dealt. The same seed gives the same games.
 */
export interface Chance {
  /** True with that probability, 0 … 1. */
  happens(probability: number): boolean;
  /** Gumbel noise: adding it to scores and taking the best is choosing by a softmax of them. */
  gumbel(scale: number): number;
}

/** Drawing a logarithm twice for every score would cost half the simulation. */
const STEPS = 2 ** 13;
const GUMBEL = Float64Array.from({ length: STEPS }, (_, step) => {
  const uniform = (step + 0.5) / STEPS;
  return -Math.log(-Math.log(uniform));
});

export function createChance(seed: string): Chance {
  const generator = xoroshiro128plus(createRandom(seed, 'chance').below(2 ** 32));
  return {
    happens: probability => generator.next() >>> 0 < probability * 2 ** 32,
    gumbel: scale => scale * (GUMBEL[(generator.next() >>> 8) & (STEPS - 1)] ?? 0),
  };
}
