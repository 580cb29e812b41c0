import { bitCount } from '../map/hexSet';
import { lowestOf, type Mask } from './hittingSets';
import { permutations } from './permutations';

/** Pairs of places in a set of four, as bits by `4 * first + second`: what an order may begin with in the game for two. */
export type Beginnings = number;

/** No set is larger. */
const MOST = 5;

/**
 * In how many orders the clues of a set can be handed out, one to each owner, so that each gets one that they may
 * have. Sets are thousands: all is written into the same few arrays, and what was counted last is told until
 * the next count.
 */
export class OrderCounter {
  /** By place in the set the owners who may have the clue there, as bits. */
  readonly #takers = new Int32Array(MOST);
  /** Of what was counted last: how many clues, how many orders, and whether that depended on the takers alone. */
  #size = 0;
  #orders = 0;
  #isCounted = false;
  /** By place, then by owner, in how many of the orders the owner gets the clue there. */
  readonly #giving = new Int32Array(MOST * MOST);
  /** By owners, as bits: in how many ways the first places go to just them, and the last ones to all others. */
  readonly #before = new Int32Array(1 << MOST);
  readonly #after = new Int32Array(1 << MOST);

  /**
   * `takers` are the owners of each subject, as bits; there are as many owners as the set has subjects. In the game
   * for two only orders that begin with one of the `beginnings` count.
   */
  count(set: Mask, takers: Int32Array, beginnings?: Beginnings): number {
    let size = 0;
    let served = 0;
    let isAsBefore = beginnings === undefined && this.#isCounted;
    for (let left = set; left !== 0; left &= left - 1, size++) {
      const owners = takers[lowestOf(left)] ?? 0;
      isAsBefore &&= owners === this.#takers[size];
      this.#takers[size] = owners;
      served |= owners;
    }
    // Until there are pieces, most sets have the takers of the one before.
    if (isAsBefore && size === this.#size) return this.#orders;
    this.#size = size;
    this.#isCounted = false;
    if (served !== (1 << size) - 1) return 0;
    this.#giving.fill(0);
    this.#isCounted = beginnings === undefined;
    this.#orders = beginnings === undefined ? this.#countAll(size) : this.#countBegun(beginnings);
    return this.#orders;
  }

  /** In how many of the orders counted last the owner gets the clue at a place of the set. */
  giving(place: number, owner: number): number {
    return this.#giving[place * MOST + owner] ?? 0;
  }

  /** A table over the owners served by the first places: some 80 steps instead of 120 orders. */
  #countAll(size: number): number {
    const after = this.#after;
    const everybody = (1 << size) - 1;
    after[everybody] = 1;
    for (let served = everybody - 1; served >= 0; served--) {
      let ways = 0;
      for (let next = this.#able(served); next !== 0; next &= next - 1) {
        ways += after[served | (next & -next)] ?? 0;
      }
      after[served] = ways;
    }
    const orders = after[0] ?? 0;
    if (orders > 0) this.#give(everybody);
    return orders;
  }

  /** Who is not served yet and may have the clue at the next place. */
  #able(served: Mask): Mask {
    return (this.#takers[bitCount(served)] ?? 0) & ~served;
  }

  /** An order gives an owner a clue in as many ways as there are before it times those after it. */
  #give(everybody: Mask): void {
    const before = this.#before.fill(0);
    before[0] = 1;
    for (let served = 0; served < everybody; served++) {
      const ways = before[served] ?? 0;
      if (ways === 0) continue;
      for (let next = this.#able(served); next !== 0; next &= next - 1) {
        const after = served | (next & -next);
        before[after] = (before[after] ?? 0) + ways;
        this.#add(bitCount(served), lowestOf(next), ways * (this.#after[after] ?? 0));
      }
    }
  }

  #countBegun(beginnings: Beginnings): number {
    const begun = ORDERS_OF_FOUR.filter(
      ([first = 0, second = 0]) => ((beginnings >> (4 * first + second)) & 1) === 1,
    );
    const agreeing = begun.filter(order =>
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

/** By owner the place in the set of the clue that they get. */
const ORDERS_OF_FOUR = permutations([0, 1, 2, 3]);
