import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A seeded generator. The same seed gives the same numbers everywhere.
 *
 * It is SHA-256 in counter mode, not a quick shift register: everybody sees the map that a seed
 * dealt, and nobody may work back from it to the seed and so to the clues.
 */
export interface Random {
  /** A whole number, uniform in 0 … `bound` − 1. `bound` is 1 … 2³². */
  below(bound: number): number;
}

const WORDS_PER_BLOCK = 8;
const WORDS = 2 ** 32;

/** Generators of different `purpose` are independent of each other, though the seed be the same. */
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
      // Words past the last whole multiple would favour small numbers: draw again.
      const limit = WORDS - (WORDS % bound);
      for (;;) {
        const word = nextWord();
        if (word < limit) return word % bound;
      }
    },
  };
}

/** One of `items`, each equally likely; nothing where there are none. */
export function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items.length === 0 ? undefined : items[random.below(items.length)];
}

/** The items in a random order, drawn one by one: for who needs only the first that will do. */
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

/** The same items in a random order (Fisher–Yates); `items` stays as it is. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  const shuffled: T[] = [];
  while (left.length > 0) shuffled.push(...left.splice(random.below(left.length), 1));
  return shuffled;
}
