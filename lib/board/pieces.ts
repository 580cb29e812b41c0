import { HEX_COUNT, type Hex } from '../map/hexSet';
import type { Owner } from './players';

/** By its owner's clue, the habitat cannot be on a cube's space, and could be on a disc's. */
export const PIECE_KINDS = ['cube', 'disc'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export const otherKind = (kind: PieceKind): PieceKind => (kind === 'cube' ? 'disc' : 'cube');

export interface Piece {
  readonly owner: Owner;
  readonly hex: Hex;
  readonly kind: PieceKind;
}

export const isSamePiece = (one: Piece, other: Piece): boolean =>
  one.owner === other.owner && one.hex === other.hex && one.kind === other.kind;

/**
 * The pieces on the map, immutable. An owner has at most one piece on a space (rulebook, "Core Principles").
 * Simulated games query a board far more often than they add a piece, so each space's pieces are bits of one number.
 * (Copying a typed array took three times as long.)
 */
export class Board {
  static readonly empty = new Board(
    [],
    // Not `fill`: V8 treats a filled array as one with holes, and games take half as long again.
    Array.from({ length: HEX_COUNT }, () => 0),
  );

  private constructor(
    /** In order of placement. */
    readonly pieces: readonly Piece[],
    /** The bits of each hex's pieces, indexed by hex. */
    private readonly bits: readonly number[],
  ) {}

  /** The kind of an owner's piece on a space; `undefined` if there is none. */
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

  /** Whether a space has no cube. A closed space cannot be asked about, searched or placed on. */
  isOpen(hex: Hex): boolean {
    return this.bitsAt(hex) < CUBE;
  }

  /** Whether a space would be open without the given owner's piece, if any. */
  isOpenBut(owner: Owner, hex: Hex): boolean {
    return (this.bitsAt(hex) & ~(CUBE << owner)) < CUBE;
  }

  /** The board with one more piece, legal or not. Throws a RangeError if the owner has a piece on the space. */
  with(piece: Piece): Board {
    const { owner, hex, kind } = piece;
    if (this.has(owner, hex)) throw new RangeError(`owner ${owner} has a piece on ${hex}`);
    return new Board([...this.pieces, piece], this.flipped(hex, bitOf(owner, kind)));
  }

  /** The board without an owner's piece on a space; the same board if there is none. */
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

/** Bits of owner 0; other owners' are shifted left by the owner. There is room for eight owners. */
const DISC = 1;
const CUBE = 1 << 8;
const EITHER = CUBE | DISC;

const bitOf = (owner: Owner, kind: PieceKind): number => (kind === 'cube' ? CUBE : DISC) << owner;
