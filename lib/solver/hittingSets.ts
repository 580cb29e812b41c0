import { SUBJECTS } from '../clues/clue';

/** A set of subjects: one bit per index in `SUBJECTS`, with room for 32. */
export type Mask = number;

/** Size of the largest sets: a deal of five clues. */
export const MAX_IN_SET = 5;

const WORD_BITS = 32;
/** Words for one bit per edge: at most one edge per other hex, 107. */
const WORDS = 4;
/** Words of proofs per level: `WORDS` for each chosen bit. */
const LEVEL = MAX_IN_SET * WORDS;

/**
 * Finds the minimal hitting sets of edges: the sets of bits that meet every edge and lose that property if any bit is
 * removed. The search branches on the bits of the first edge not yet met; it rejects a bit that would take the last
 * private edge from a chosen one (the criterion of MMCS, Murakami and Uno 2014). The last bit needs no search: it is
 * in every edge that is left.
 *
 * A set of edges is a bit set too, one bit per edge, in several words. The state of a partial choice is in typed
 * arrays, one level per chosen bit, so the search allocates no objects.
 */
export class HittingSets {
  #edges: Int32Array = new Int32Array(0);
  /** The number of words in use: one bit per edge. */
  #words = 0;
  /** By bit, the edges that contain it. */
  readonly #edgesOf = new Int32Array(SUBJECTS.length * WORDS);
  /** By level, the edges that no chosen bit meets. */
  readonly #unmet = new Int32Array(MAX_IN_SET * WORDS);
  /** By level and chosen bit, the edges that no other chosen bit meets: proofs that it is needed. */
  readonly #proofs = new Int32Array(MAX_IN_SET * LEVEL);
  #most = 0;
  #found: Mask[][] = [];

  /**
   * The minimal hitting sets of up to `most` bits (2 … 5), indexed by size. Takes at most 107 edges, none a subset of
   * another. Deterministic: branches on edges in the given order and on bits from the lowest, so the same edges give
   * the same sets in the same order, and the sets of one size do not depend on `most`.
   */
  find(edges: Int32Array, most: number): readonly (readonly Mask[])[] {
    this.#edges = edges;
    this.#words = Math.ceil(edges.length / WORD_BITS);
    this.#most = most;
    this.#found = Array.from({ length: most + 1 }, () => []);
    this.#fillFirstLevel();
    this.#search(0, 0, -1);
    return this.#found;
  }

  #fillFirstLevel(): void {
    const edges = this.#edges;
    const edgesOf = this.#edgesOf.fill(0);
    const unmet = this.#unmet.fill(0, 0, WORDS);
    for (let edge = 0; edge < edges.length; edge++) {
      const word = Math.floor(edge / WORD_BITS);
      const flag = 1 << (edge % WORD_BITS);
      unmet[word] = (unmet[word] ?? 0) | flag;
      for (let bits = edges[edge] ?? 0; bits !== 0; bits &= bits - 1) {
        const at = lowestOf(bits) * WORDS + word;
        edgesOf[at] = (edgesOf[at] ?? 0) | flag;
      }
    }
  }

  /** Finds all sets that extend the `size` bits `chosen` by some of the `candidates`. */
  #search(size: number, chosen: Mask, candidates: Mask): void {
    const edge = this.#firstUnmet(size);
    if (edge === undefined) {
      this.#found[size]?.push(chosen);
      return;
    }
    let left = candidates;
    for (let choices = edge & candidates; choices !== 0; choices &= choices - 1) {
      const bit = lowestOf(choices);
      left &= ~(1 << bit);
      if (size + 2 === this.#most) this.#findLast(size, chosen, bit, left);
      else if (this.#choose(size, bit)) this.#search(size + 1, chosen | (1 << bit), left);
    }
  }

  #firstUnmet(size: number): Mask | undefined {
    for (let word = 0; word < this.#words; word++) {
      const unmet = this.#unmet[size * WORDS + word] ?? 0;
      if (unmet !== 0) return this.#edges[word * WORD_BITS + lowestOf(unmet)];
    }
    return undefined;
  }

  /** Finds the sets that add `bit` and, if edges are left, one more of the `candidates`. */
  #findLast(size: number, chosen: Mask, bit: number, candidates: Mask): void {
    let isWhole = true;
    let last = candidates;
    for (let word = 0; word < this.#words; word++) {
      const unmet = this.#unmet[size * WORDS + word] ?? 0;
      const left = unmet & ~(this.#edgesOf[bit * WORDS + word] ?? 0);
      if (left !== 0) isWhole = false;
      for (let edges = left; edges !== 0; edges &= edges - 1) {
        last &= this.#edges[word * WORD_BITS + lowestOf(edges)] ?? 0;
        if (last === 0) return;
      }
    }
    if (!this.#choose(size, bit)) return;
    const set = chosen | (1 << bit);
    if (isWhole) {
      this.#found[size + 1]?.push(set);
      return;
    }
    for (; last !== 0; last &= last - 1) {
      if (this.#leavesProofs(size + 1, lowestOf(last))) {
        this.#found[size + 2]?.push(set | (last & -last));
      }
    }
  }

  /** Fills the next level; returns whether each bit chosen before is still needed. */
  #choose(size: number, bit: number): boolean {
    const words = this.#words;
    const edgesOf = this.#edgesOf;
    const proofs = this.#proofs;
    const unmet = this.#unmet;
    const met = bit * WORDS;
    const own = size * LEVEL + size * WORDS;
    for (let each = size * LEVEL; each < own; each += WORDS) {
      let any = 0;
      for (let word = 0; word < words; word++) {
        const left = (proofs[each + word] ?? 0) & ~(edgesOf[met + word] ?? 0);
        proofs[each + LEVEL + word] = left;
        any |= left;
      }
      if (any === 0) return false;
    }
    for (let word = 0; word < words; word++) {
      const before = unmet[size * WORDS + word] ?? 0;
      const edges = edgesOf[met + word] ?? 0;
      proofs[own + LEVEL + word] = before & edges;
      unmet[(size + 1) * WORDS + word] = before & ~edges;
    }
    return true;
  }

  /** Whether each chosen bit is still needed once `bit` is added. */
  #leavesProofs(size: number, bit: number): boolean {
    const words = this.#words;
    const edgesOf = this.#edgesOf;
    const proofs = this.#proofs;
    const met = bit * WORDS;
    const end = size * LEVEL + size * WORDS;
    for (let each = size * LEVEL; each < end; each += WORDS) {
      let any = 0;
      for (let word = 0; word < words; word++) {
        any |= (proofs[each + word] ?? 0) & ~(edgesOf[met + word] ?? 0);
      }
      if (any === 0) return false;
    }
    return true;
  }
}

/** The index of the lowest set bit; `word` must not be 0. */
export const lowestOf = (word: number): number => 31 - Math.clz32(word & -word);
