import type { Color, Mode, StructureKind } from '../data/terms';
import { COLORS_OF, STRUCTURE_KINDS } from '../data/terms';
import { TILE_COLUMNS, TILE_ROWS } from '../data/tiles';
import { COLUMNS, type Hex } from './hexSet';

/** A tile in a slot: its number (1–6 on a legal map), and whether it is rotated by half a turn. */
export interface LaidTile {
  readonly tile: number;
  readonly turned: boolean;
}

/** A structure from the game box, without a position. */
export interface BoxStructure {
  readonly kind: StructureKind;
  readonly color: Color;
}

export interface Structure extends BoxStructure {
  readonly hex: Hex;
}

/**
 * A map as people laid it, possibly illegal; `buildMap` checks it. The six tiles are indexed by slot,
 * `0 1 / 2 3 / 4 5`.
 */
export interface Setup {
  readonly mode: Mode;
  readonly tiles: readonly LaidTile[];
  readonly structures: readonly Structure[];
}

/** The six tile positions, two per row. */
export const SLOTS = [0, 1, 2, 3, 4, 5] as const;
export const SLOT_COLUMNS = 2;

/** The structures of a mode in map code order: stones by colour, then shacks by colour. */
export const structuresOf = (mode: Mode): readonly BoxStructure[] =>
  STRUCTURE_KINDS.flatMap(kind => COLORS_OF[mode].map(color => ({ kind, color })));

/** The slot, 0 … 5, that contains a hex. */
export function slotOf(hex: Hex): number {
  const row = Math.floor(hex / COLUMNS);
  const column = hex % COLUMNS;
  return Math.floor(row / TILE_ROWS) * SLOT_COLUMNS + Math.floor(column / TILE_COLUMNS);
}

/** The 18 hexes of a slot, row by row. */
export function slotHexes(slot: number): Hex[] {
  const top = Math.floor(slot / SLOT_COLUMNS) * TILE_ROWS;
  const left = (slot % SLOT_COLUMNS) * TILE_COLUMNS;
  return Array.from(
    { length: TILE_ROWS * TILE_COLUMNS },
    (_, index) =>
      (top + Math.floor(index / TILE_COLUMNS)) * COLUMNS + left + (index % TILE_COLUMNS),
  );
}

/** The hex with the tile's printed number: upper left in its slot, or lower right if turned. */
export function numberHex(slot: number, turned: boolean): Hex {
  const hexes = slotHexes(slot);
  const hex = turned ? hexes.at(-1) : hexes.at(0);
  if (hex === undefined) throw new RangeError(`no slot ${slot}`);
  return hex;
}
