import { HEX_COUNT } from './size';

export * from './size';

/**
 * A space on the map: `row * 12 + column`, 0 … 107. The text for players calls it a "space". Only `grid.ts` uses
 * coordinates.
 */
export type Hex = number;

/** Every hex, in order. */
export const HEXES: readonly Hex[] = Array.from({ length: HEX_COUNT }, (_, hex) => hex);

const LAST_WORD = (1 << (HEX_COUNT - 96)) - 1;

/**
 * An immutable set of hexes: one bit per hex, in four 32-bit words. Each set operation takes four machine
 * operations; `BigInt` took three and a half times as long.
 */
export class HexSet implements Iterable<Hex> {
  static readonly empty = new HexSet(0, 0, 0, 0);
  static readonly all = new HexSet(-1, -1, -1, LAST_WORD);

  private constructor(
    private readonly w0: number,
    private readonly w1: number,
    private readonly w2: number,
    private readonly w3: number,
  ) {}

  /** The set of `hexes`; each must be 0 … 107. */
  static of(hexes: Iterable<Hex>): HexSet {
    const words: [number, number, number, number] = [0, 0, 0, 0];
    for (const hex of hexes) {
      if (!(Number.isInteger(hex) && hex >= 0 && hex < HEX_COUNT))
        throw new RangeError(`no hex ${hex}`);
      words[(hex >> 5) as 0 | 1 | 2 | 3] |= 1 << (hex & 31);
    }
    return new HexSet(...words);
  }

  /** The hexes for which `holds` returns true. */
  static where(holds: (hex: Hex) => boolean): HexSet {
    return HexSet.of(HEXES.filter(holds));
  }

  union(other: HexSet): HexSet {
    return new HexSet(
      this.w0 | other.w0,
      this.w1 | other.w1,
      this.w2 | other.w2,
      this.w3 | other.w3,
    );
  }

  intersect(other: HexSet): HexSet {
    return new HexSet(
      this.w0 & other.w0,
      this.w1 & other.w1,
      this.w2 & other.w2,
      this.w3 & other.w3,
    );
  }

  /** The hexes of this set that are not in `other`. */
  diff(other: HexSet): HexSet {
    return new HexSet(
      this.w0 & ~other.w0,
      this.w1 & ~other.w1,
      this.w2 & ~other.w2,
      this.w3 & ~other.w3,
    );
  }

  complement(): HexSet {
    return HexSet.all.diff(this);
  }

  has(hex: Hex): boolean {
    return ((this.word(hex >> 5) >>> (hex & 31)) & 1) === 1;
  }

  /** The number of hexes, 0 … 108. */
  get size(): number {
    return bitCount(this.w0) + bitCount(this.w1) + bitCount(this.w2) + bitCount(this.w3);
  }

  get isEmpty(): boolean {
    return (this.w0 | this.w1 | this.w2 | this.w3) === 0;
  }

  /** The only hex of a set of size one; `undefined` for any other set. */
  get single(): Hex | undefined {
    return this.size === 1 ? this.first : undefined;
  }

  /** The lowest hex; `undefined` for the empty set. */
  get first(): Hex | undefined {
    const [hex] = this;
    return hex;
  }

  equals(other: HexSet): boolean {
    return (
      this.w0 === other.w0 && this.w1 === other.w1 && this.w2 === other.w2 && this.w3 === other.w3
    );
  }

  /** Iterates from the lowest hex to the highest. */
  *[Symbol.iterator](): Iterator<Hex> {
    for (let word = 0; word < 4; word++) {
      for (let bits = this.word(word); bits !== 0; bits &= bits - 1) {
        yield 32 * word + (31 - Math.clz32(bits & -bits));
      }
    }
  }

  private word(index: number): number {
    switch (index) {
      case 0:
        return this.w0;
      case 1:
        return this.w1;
      case 2:
        return this.w2;
      default:
        return this.w3;
    }
  }
}

/** The number of set bits in a 32-bit word. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The hexes that all of `sets` share; every hex if `sets` is empty. */
export function intersection(sets: Iterable<HexSet>): HexSet {
  let shared = HexSet.all;
  for (const set of sets) shared = shared.intersect(set);
  return shared;
}
