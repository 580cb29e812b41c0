import type { Mode } from '../data/terms';
import { TILE_NUMBERS } from '../data/tiles';
import type { Random } from '../random';
import { pick, shuffle } from '../random';
import { ok, type Result, refused } from '../result';
import { buildMap, type GameMap, type SetupError } from './gameMap';
import { HEXES, type Hex } from './hexSet';
import { type BoxStructure, type LaidTile, SLOTS, type Structure, structuresOf } from './setup';

/**
 * A map that people are still entering from their table. It is legal at every step (no tile is used twice, no two
 * structures share a hex), so a complete draft is a legal map.
 */
export interface Draft {
  readonly mode: Mode;
  /** By slot; null while the slot is empty. */
  readonly tiles: readonly (LaidTile | null)[];
  /** The structures placed so far, in no particular order. */
  readonly structures: readonly Structure[];
}

export const emptyDraft = (mode: Mode): Draft => ({
  mode,
  tiles: SLOTS.map(() => null),
  structures: [],
});

/** Lays a tile upright in a slot and replaces any tile there. Refused if the tile is in another slot. */
export function layTile(
  draft: Draft,
  slot: number,
  tile: number,
): Result<Draft, Extract<SetupError, 'tile-twice'>> {
  const current = slotOfTile(draft, tile);
  if (current !== undefined && current !== slot) return refused('tile-twice');
  return ok(withTile(draft, slot, { tile, turned: false }));
}

/** Rotates the tile in a slot by half a turn; an empty slot leaves the draft unchanged. */
export function turnTile(draft: Draft, slot: number): Draft {
  const laid = draft.tiles[slot];
  return laid ? withTile(draft, slot, { ...laid, turned: !laid.turned }) : draft;
}

export const liftTile = (draft: Draft, slot: number): Draft => withTile(draft, slot, null);

/** Puts a structure on a hex, or moves it there. Refused if another structure is on that hex. */
export function placeStructure(
  draft: Draft,
  structure: BoxStructure,
  hex: Hex,
): Result<Draft, Extract<SetupError, 'structures-share-hex'>> {
  const others = draft.structures.filter(other => !isSameStructure(other, structure));
  if (others.some(other => other.hex === hex)) return refused('structures-share-hex');
  return ok({ ...draft, structures: [...others, { ...structure, hex }] });
}

/** The draft in another mode; structures that the mode does not have are removed. */
export const withMode = (draft: Draft, mode: Mode): Draft => ({
  ...draft,
  mode,
  structures: draft.structures.filter(structure =>
    structuresOf(mode).some(other => isSameStructure(other, structure)),
  ),
});

/** The slot of a tile; `undefined` if it is not laid yet. */
export function slotOfTile({ tiles }: Draft, tile: number): number | undefined {
  return SLOTS.find(slot => tiles[slot]?.tile === tile);
}

/** Whether the draft has at least one tile or structure. */
export const isStarted = ({ tiles, structures }: Draft): boolean =>
  tiles.some(tile => tile !== null) || structures.length > 0;

export const emptySlots = ({ tiles }: Draft): readonly number[] =>
  SLOTS.filter(slot => !tiles[slot]);

/** The mode's structures that are not placed yet, in map code order. */
export const missingStructures = ({ mode, structures }: Draft): readonly BoxStructure[] =>
  structuresOf(mode).filter(each => !structures.some(other => isSameStructure(other, each)));

export const isSameStructure = (one: BoxStructure, other: BoxStructure): boolean =>
  one.kind === other.kind && one.color === other.color;

/** Fills the empty slots and places the missing structures at random; keeps everything entered. */
export function fillRest(draft: Draft, random: Random): Draft {
  const tilesLeft = shuffle(
    TILE_NUMBERS.filter(tile => slotOfTile(draft, tile) === undefined),
    random,
  );
  const turns = emptySlots(draft).map(() => pick([false, true], random) === true);
  const tiles = draft.tiles.map(laid => {
    const tile = laid ? undefined : tilesLeft.pop();
    return tile === undefined ? laid : { tile, turned: turns.pop() === true };
  });
  const taken = new Set(draft.structures.map(({ hex }) => hex));
  const free = shuffle(
    HEXES.filter(hex => !taken.has(hex)),
    random,
  );
  const drawn = missingStructures(draft).flatMap((structure, index): Structure[] => {
    const hex = free[index];
    return hex === undefined ? [] : [{ ...structure, hex }];
  });
  return { ...draft, tiles, structures: [...draft.structures, ...drawn] };
}

/** The map of a complete draft; `undefined` while something is missing. */
export function finishedMap({ mode, tiles, structures }: Draft): GameMap | undefined {
  const laid = tiles.filter(tile => tile !== null);
  const map = buildMap({ mode, tiles: laid, structures });
  return map.ok ? map.value : undefined;
}

/**
 * A map to draw a draft with: arbitrary tiles fill the empty slots, and missing structures are left out. It is not
 * a legal map; `finishedMap` returns one once the draft is complete.
 */
export function sketchMap(draft: Draft): GameMap {
  const filled = finishedMap(fillRest(draft, { below: () => 0 }));
  if (filled === undefined) throw new Error('a filled draft is not a legal map');
  return { ...filled, structures: draft.structures };
}

const withTile = (draft: Draft, slot: number, laid: LaidTile | null): Draft => ({
  ...draft,
  tiles: draft.tiles.with(slot, laid),
});
