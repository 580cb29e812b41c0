import { COLUMNS, HEXES, type Hex, HexSet, ROWS } from './hexSet';

/**
 * Where hexes lie: rows and columns, names, distances, and points for drawing. Flat tops; odd
 * columns lie half a hex lower. Every page with a map brings this file, so it counts by itself;
 * its test holds it against honeycomb-grid.
 */

/** A hex's radius, centre to corner, in the units of every drawing. */
export const HEX_RADIUS = 20;
/** Half a hex's height. */
export const HEX_HALF_HEIGHT = (HEX_RADIUS * Math.sqrt(3)) / 2;
/** Size of the whole map in drawing units, from 0,0. */
export const MAP_WIDTH = HEX_RADIUS * (1.5 * (COLUMNS - 1) + 2);
export const MAP_HEIGHT = HEX_HALF_HEIGHT * (2 * ROWS + 1);

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const rowOf = (hex: Hex): number => Math.floor(hex / COLUMNS);
export const columnOf = (hex: Hex): number => hex % COLUMNS;

/** The hex at a row 0 … 8 and column 0 … 11; nothing off the map. */
export function hexAt(row: number, column: number): Hex | undefined {
  const onMap =
    Number.isInteger(row) &&
    Number.isInteger(column) &&
    row >= 0 &&
    row < ROWS &&
    column >= 0 &&
    column < COLUMNS;
  return onMap ? row * COLUMNS + column : undefined;
}

/** How far down a hex's own diagonal lies: with the column, its axial coordinates. */
const diagonalOf = (hex: Hex): number => rowOf(hex) - Math.floor(columnOf(hex) / 2);

/** Hex steps from one hex to another, 0 … 15. */
export function distance(from: Hex, to: Hex): number {
  const across = columnOf(to) - columnOf(from);
  const down = diagonalOf(to) - diagonalOf(from);
  return Math.max(Math.abs(across), Math.abs(down), Math.abs(across + down));
}

type Steps = 0 | 1 | 2 | 3;

/** By hex and steps. Each is made when it is first asked for: a phone's page needs but a few. */
const disks: readonly HexSet[][] = HEXES.map(() => []);

function diskAround(center: Hex, steps: Steps): HexSet {
  const ofCenter = disks[center];
  if (ofCenter === undefined) throw new RangeError(`no hex ${center}`);
  ofCenter[steps] ??= HexSet.where(hex => distance(center, hex) <= steps);
  return ofCenter[steps];
}

/**
 * Hexes within `steps` of any hex in `from`, including `from` itself: an element is zero spaces
 * from itself (rulebook, "Clues").
 */
export function within(from: HexSet, steps: Steps): HexSet {
  let near = HexSet.empty;
  for (const hex of from) near = near.union(diskAround(hex, steps));
  return near;
}

/** The two to six hexes that touch this one. */
export const neighbors = (hex: Hex): HexSet => within(HexSet.of([hex]), 1).diff(HexSet.of([hex]));

/** The connected pieces of a set, the one with the lowest hex first. */
export function regions(set: HexSet): HexSet[] {
  const found: HexSet[] = [];
  let left = set;
  for (let seed = left.first; seed !== undefined; seed = left.first) {
    let region = HexSet.of([seed]);
    for (;;) {
      const grown = within(region, 1).intersect(set);
      if (grown.equals(region)) break;
      region = grown;
    }
    found.push(region);
    left = left.diff(region);
  }
  return found;
}

/** A hex's centre in drawing units. */
export function centerOf(hex: Hex): Point {
  const column = columnOf(hex);
  return {
    x: HEX_RADIUS * (1 + 1.5 * column),
    y: HEX_HALF_HEIGHT * (1 + 2 * rowOf(hex) + (column % 2)),
  };
}

/** From a hex's centre to its corners, clockwise from the right one. */
const CORNERS: readonly Point[] = [
  { x: HEX_RADIUS, y: 0 },
  { x: HEX_RADIUS / 2, y: HEX_HALF_HEIGHT },
  { x: -HEX_RADIUS / 2, y: HEX_HALF_HEIGHT },
  { x: -HEX_RADIUS, y: 0 },
  { x: -HEX_RADIUS / 2, y: -HEX_HALF_HEIGHT },
  { x: HEX_RADIUS / 2, y: -HEX_HALF_HEIGHT },
];

/** A hex's six corners in drawing units, clockwise from the right one. */
export function cornersOf(hex: Hex): Point[] {
  const center = centerOf(hex);
  return CORNERS.map(({ x, y }) => ({ x: center.x + x, y: center.y + y }));
}

/** The hexes beyond a hex's six edges, clockwise from its right corner; nothing off the map. */
export function acrossEdges(hex: Hex): readonly (Hex | undefined)[] {
  const [row, column] = [rowOf(hex), columnOf(hex)];
  const lower = row + (column % 2);
  return [
    hexAt(lower, column + 1),
    hexAt(row + 1, column),
    hexAt(lower, column - 1),
    hexAt(lower - 1, column - 1),
    hexAt(row - 1, column),
    hexAt(lower - 1, column + 1),
  ];
}

const COLUMN_LETTERS = 'ABCDEFGHIJKL';

export const columnLetter = (column: number): string => COLUMN_LETTERS.charAt(column);

/** A hex as players say it: "D4" is the fourth column, fourth row. */
export const formatHex = (hex: Hex): string => `${columnLetter(columnOf(hex))}${rowOf(hex) + 1}`;

/** The hex that "D4" or "d4" names; nothing for any other text. */
export function parseHex(text: string): Hex | undefined {
  const match = /^([A-L])([1-9])$/i.exec(text);
  if (match === null) return undefined;
  const [, letter = '', digit = ''] = match;
  return hexAt(Number(digit) - 1, COLUMN_LETTERS.indexOf(letter.toUpperCase()));
}
