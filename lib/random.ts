import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A seeded random generator. The same seed gives the same numbers on every machine.
 *
 * It is SHA-256 in counter mode, not a fast shift register: everyone sees the map that a seed dealt, and must
 * not be able to derive the seed, and with it the clues, from the map.
 */
export interface Random {
  /** A uniform integer in 0 … `bound` − 1. `bound` must be an integer in 1 … 2³². */
  below(bound: number): number;
}

const WORDS_PER_BLOCK = 8;
const WORDS = 2 ** 32;

/** Generators with different `purpose` are independent of each other, even for the same seed. */
export function createRandom(seed: string, purpose: string): Random {
  const key = sha256(utf8ToBytes(JSON.stringify([seed, purpose])));
  let counter = 0;
  let block = new DataView(new ArrayBuffer(0));
  let used = WORDS_PER_BLOCK;

  function nextWord(): number {
    if (used === WORDS_PER_BLOCK) {
      const input = new Uint8Array(key.length + 4);
      input.set(key);
      new DataView(input.buffer).setUint32(key.length, counter++);
      block = new DataView(sha256(input).buffer);
      used = 0;
    }
    return block.getUint32(4 * used++);
  }

  return {
    below(bound) {
      // Words above the last whole multiple of `bound` would favour small numbers: draw again.
      const limit = WORDS - (WORDS % bound);
      for (;;) {
        const word = nextWord();
        if (word < limit) return word % bound;
      }
    },
  };
}

/** 128 random bits as 32 hex digits: too many to guess. */
export const drawHex = (random: Random): string =>
  Array.from({ length: HEX_WORDS }, () => random.below(WORDS).toString(16).padStart(8, '0')).join(
    '',
  );

const HEX_WORDS = 4;

/** One of `items`, each equally likely; `undefined` if there are none. */
export function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items.length === 0 ? undefined : items[random.below(items.length)];
}

/** Yields the items in random order, drawn lazily for callers that stop at the first suitable one. */
export function* inRandomOrder<T>(items: readonly T[], random: Random): Generator<T> {
  const left = [...items];
  while (left.length > 0) {
    const index = random.below(left.length);
    const drawn = left[index];
    const last = left.pop();
    if (index < left.length && last !== undefined) left[index] = last;
    if (drawn !== undefined) yield drawn;
  }
}

/** A shuffled copy of `items` (Fisher–Yates). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  const shuffled: T[] = [];
  while (left.length > 0) shuffled.push(...left.splice(random.below(left.length), 1));
  return shuffled;
}
