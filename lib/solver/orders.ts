import { bitCount } from '../map/hexSet';
import { lowestOf, type Mask } from './hittingSets';
import { permutations } from './permutations';

/** Pairs of indices in a set of four that can come first in the two-player game: bit `4 * first + second`. */
export type Beginnings = number;

/** Size of the largest sets. */
const MOST = 5;

/**
 * Counts the orders in which a set's clues can be handed out, one per owner, so that each owner gets a clue that they
 * can have. There are thousands of sets, so all counts share a few arrays; results are valid until the next count.
 */
export class OrderCounter {
  /** By index in the set, the owners who can have that clue, as bits. */
  readonly #takers = new Int32Array(MOST);
  /** The last count: the number of clues, of orders, and whether it depended on the takers alone (reusable). */
  #size = 0;
  #orders = 0;
  #isCounted = false;
  /** By index in the set, then by owner: the number of orders in which the owner gets that clue. */
  readonly #giving = new Int32Array(MOST * MOST);
  /** By owner bits: the number of ways to give the first clues to exactly them, and the other clues to the others. */
  readonly #before = new Int32Array(1 << MOST);
  readonly #after = new Int32Array(1 << MOST);

  /**
   * `takers` holds, by subject, the owners who can have it, as bits; there must be as many owners as subjects in the
   * set. With `beginnings` (two-player game, sets of four) only orders that start with one of them count.
   */
  count(set: Mask, takers: Int32Array, beginnings?: Beginnings): number {
    let size = 0;
    let served = 0;
    let isSameAsLast = beginnings === undefined && this.#isCounted;
    for (let left = set; left !== 0; left &= left - 1, size++) {
      const owners = takers[lowestOf(left)] ?? 0;
      isSameAsLast &&= owners === this.#takers[size];
      this.#takers[size] = owners;
      served |= owners;
    }
    // Without pieces most sets have the same takers as the previous one.
    if (isSameAsLast && size === this.#size) return this.#orders;
    this.#size = size;
    this.#isCounted = false;
    if (served !== (1 << size) - 1) return 0;
    this.#giving.fill(0);
    this.#isCounted = beginnings === undefined;
    this.#orders =
      beginnings === undefined ? this.#countAll(size) : this.#countStarting(beginnings);
    return this.#orders;
  }

  /** The number of orders of the last count, if it was above 0, in which `owner` gets the clue at index `place`. */
  giving(place: number, owner: number): number {
    return this.#giving[place * MOST + owner] ?? 0;
  }

  /** Dynamic programming over the owners served so far: some 80 steps instead of 120 orders. */
  #countAll(size: number): number {
    const after = this.#after;
    const allOwners = (1 << size) - 1;
    after[allOwners] = 1;
    for (let served = allOwners - 1; served >= 0; served--) {
      let ways = 0;
      for (let next = this.#able(served); next !== 0; next &= next - 1) {
        ways += after[served | (next & -next)] ?? 0;
      }
      after[served] = ways;
    }
    const orders = after[0] ?? 0;
    if (orders > 0) this.#give(allOwners);
    return orders;
  }

  /** The owners not served yet who can have the next clue. */
  #able(served: Mask): Mask {
    return (this.#takers[bitCount(served)] ?? 0) & ~served;
  }

  /** Orders that give an owner a certain clue: the ways before that clue times the ways after it. */
  #give(allOwners: Mask): void {
    const before = this.#before.fill(0);
    before[0] = 1;
    for (let served = 0; served < allOwners; served++) {
      const ways = before[served] ?? 0;
      if (ways === 0) continue;
      for (let next = this.#able(served); next !== 0; next &= next - 1) {
        const after = served | (next & -next);
        before[after] = (before[after] ?? 0) + ways;
        this.#add(bitCount(served), lowestOf(next), ways * (this.#after[after] ?? 0));
      }
    }
  }

  #countStarting(beginnings: Beginnings): number {
    const starting = ORDERS_OF_FOUR.filter(
      ([first = 0, second = 0]) => ((beginnings >> (4 * first + second)) & 1) === 1,
    );
    const agreeing = starting.filter(order =>
      order.every((place, owner) => ((this.#takers[place] ?? 0) >> owner) & 1),
    );
    for (const order of agreeing) {
      order.forEach((place, owner) => {
        this.#add(place, owner, 1);
      });
    }
    return agreeing.length;
  }

  #add(place: number, owner: number, orders: number): void {
    const at = place * MOST + owner;
    this.#giving[at] = (this.#giving[at] ?? 0) + orders;
  }
}

/** Each order lists, by owner, the index in the set of the clue that they get. */
const ORDERS_OF_FOUR = permutations([0, 1, 2, 3]);
