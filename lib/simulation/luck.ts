import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { createRandom } from '../random';

/**
 * Random numbers for simulated games: fast, not secure, since they never decide a deal. The same seed gives the same
 * games. (*Chance* means a seat's chance to win: `chances.ts`.)
 */
export interface Luck {
  /** Returns true with the given probability, 0 … 1. */
  happens(probability: number): boolean;
  /** Gumbel noise: adding it to scores and taking the maximum samples from a softmax of score / `scale`. */
  gumbel(scale: number): number;
}

/** Size of the Gumbel table: computing two logarithms per score would take half the simulation's time. */
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
