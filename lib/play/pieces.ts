import type { PlayerCount } from '../data/terms';
import { HEX_COUNT, type Hex } from '../map/hexSet';

/** What players place. A cube: by that clue the habitat cannot be here; a disc: it could be. */
export const PIECE_KINDS = ['cube', 'disc'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export const otherKind = (kind: PieceKind): PieceKind => (kind === 'cube' ? 'disc' : 'cube');

/**
 * Whose pieces: the place of a clue in the order of the seats, from 0. Each player is one owner; in the game for
 * two each is two, a colour each: the first player 0 and 1, the second 2 and 3.
 */
export type Owner = number;

/** A player's place at the table, clockwise, from 0. */
export type Player = number;

export interface Piece {
  readonly owner: Owner;
  readonly hex: Hex;
  readonly kind: PieceKind;
}

export const playerOf = (owner: Owner, players: PlayerCount): Player =>
  players === 2 ? Math.floor(owner / 2) : owner;

const PAIRS: readonly (readonly Owner[])[] = [
  [0, 1],
  [2, 3],
];
const ALONE: readonly (readonly Owner[])[] = [[0], [1], [2], [3], [4]];

/** A player's own pieces: one owner, or two in the game for two. */
export const ownersOf = (player: Player, players: PlayerCount): readonly Owner[] =>
  (players === 2 ? PAIRS : ALONE)[player] ?? [];

/**
 * The pieces that lie on the map, as a value. Nobody has two pieces of one colour on a space (rulebook, "Core Principles").
 * Simulated games ask a board many times for each piece that it gets: so who has what on a space are bits of one
 * number. (Copying a typed array took three times as long.)
 */
export class Board {
  static readonly empty = new Board(
    [],
    // An array that `fill` has filled counts as one with holes, and games take half as long again.
    Array.from({ length: HEX_COUNT }, () => 0),
  );

  private constructor(
    /** In the order in which they came. */
    readonly pieces: readonly Piece[],
    /** By hex, the sum of its pieces' bits. */
    private readonly bits: readonly number[],
  ) {}

  /** What an owner has on a space. */
  kindAt(owner: Owner, hex: Hex): PieceKind | undefined {
    const bits = this.bitsAt(hex) >> owner;
    if ((bits & CUBE) !== 0) return 'cube';
    return (bits & DISC) !== 0 ? 'disc' : undefined;
  }

  has(owner: Owner, hex: Hex): boolean {
    return (this.bitsAt(hex) & (EITHER << owner)) !== 0;
  }

  at(hex: Hex): readonly Piece[] {
    return this.pieces.filter(piece => piece.hex === hex);
  }

  of(owner: Owner): readonly Piece[] {
    return this.pieces.filter(piece => piece.owner === owner);
  }

  /** A space with any cube is closed: nobody asks about it, searches it or places anything on it. */
  isOpen(hex: Hex): boolean {
    return this.bitsAt(hex) < CUBE;
  }

  /** Whether a space would be open if an owner's piece, where there is one, did not lie there. */
  isOpenBut(owner: Owner, hex: Hex): boolean {
    return (this.bitsAt(hex) & ~(CUBE << owner)) < CUBE;
  }

  /** The board with one more piece, lawful or not. Throws a RangeError where that owner has one on the space. */
  with(piece: Piece): Board {
    const { owner, hex, kind } = piece;
    if (this.has(owner, hex)) throw new RangeError(`owner ${owner} has a piece on ${hex}`);
    return new Board([...this.pieces, piece], this.flipped(hex, bitOf(owner, kind)));
  }

  /** The board without an owner's piece on a space; the same one where there is none. */
  without(owner: Owner, hex: Hex): Board {
    const kind = this.kindAt(owner, hex);
    if (kind === undefined) return this;
    const pieces = this.pieces.filter(piece => piece.owner !== owner || piece.hex !== hex);
    return new Board(pieces, this.flipped(hex, bitOf(owner, kind)));
  }

  private bitsAt(hex: Hex): number {
    return this.bits[hex] ?? 0;
  }

  private flipped(hex: Hex, bit: number): readonly number[] {
    const bits = this.bits.slice();
    bits[hex] = this.bitsAt(hex) ^ bit;
    return bits;
  }
}

/** An owner's bits are these, shifted by the owner: no more than eight of them. */
const DISC = 1;
const CUBE = 1 << 8;
const EITHER = CUBE | DISC;

const bitOf = (owner: Owner, kind: PieceKind): number => (kind === 'cube' ? CUBE : DISC) << owner;
