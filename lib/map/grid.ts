import {
  defineHex,
  distance as distanceOf,
  hexToOffset,
  Orientation,
  pointToCube,
} from 'honeycomb-grid';
import { columnOf, columnOfLetter, rowOf } from './hexName';
import { COLUMNS, HEXES, type Hex, HexSet, ROWS } from './hexSet';

/**
 * Hex geometry: rows and columns, names, distances, and points for drawing. Hexes have flat tops; odd columns are
 * half a hex lower. honeycomb-grid computes coordinates and points; results for whole sets are cached here.
 */

/** A hex's radius, centre to corner, in drawing units. Every drawing uses these units. */
export const HEX_RADIUS = 20;
/** Half a hex's height, in drawing units. */
export const HEX_HALF_HEIGHT = (HEX_RADIUS * Math.sqrt(3)) / 2;
/** Size of the whole map in drawing units, from 0,0. */
export const MAP_WIDTH = HEX_RADIUS * (1.5 * (COLUMNS - 1) + 2);
export const MAP_HEIGHT = HEX_HALF_HEIGHT * (2 * ROWS + 1);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The hex at a row 0 … 8 and column 0 … 11; `undefined` off the map. */
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

const Place = defineHex({
  dimensions: HEX_RADIUS,
  orientation: Orientation.FLAT,
  // -1 lowers odd columns by half a hex; 1 would raise them.
  offset: -1,
  origin: 'topLeft',
});
const places = HEXES.map(hex => new Place({ row: rowOf(hex), col: columnOf(hex) }));

function placeOf(hex: Hex) {
  const place = places[hex];
  if (place === undefined) throw new RangeError(`no hex ${hex}`);
  return place;
}

/** Hex steps from one hex to another, 0 … 15. */
export const distance = (from: Hex, to: Hex): number =>
  distanceOf(Place.settings, placeOf(from), placeOf(to));

/** The steps to the hexes beyond the six edges: south-east, south, south-west, north-west, north, north-east. */
const ACROSS = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
] as const;

/** The hexes beyond a hex's six edges, clockwise from its right corner; `undefined` where the map ends. */
export function acrossEdges(hex: Hex): readonly (Hex | undefined)[] {
  const { q, r, offset, isPointy } = placeOf(hex);
  // `neighborOf` creates a whole hex for each, which takes a phone several times as long.
  return ACROSS.map(step => {
    const { row, col } = hexToOffset({ q: q + step.q, r: r + step.r, offset, isPointy });
    return hexAt(row, col);
  });
}

/** The two to six adjacent hexes. */
export const neighbors = (hex: Hex): HexSet =>
  HexSet.of(acrossEdges(hex).filter(other => other !== undefined));

/** Cache by hex and steps, filled on first use: a page on a phone needs only a few. */
const disks: readonly HexSet[][] = HEXES.map(() => []);

/** The hexes within `steps` of `center`, grown ring by ring: comparing the distance of every hex is far slower. */
function diskAround(center: Hex, steps: number): HexSet {
  const ofCenter = disks[center];
  if (ofCenter === undefined) throw new RangeError(`no hex ${center}`);
  ofCenter[steps] ??=
    steps > 1
      ? within(diskAround(center, steps - 1), 1)
      : neighbors(center).union(HexSet.of([center]));
  return ofCenter[steps];
}

/**
 * The hexes within `steps` of any hex in `from`, including `from` itself: an element is zero spaces
 * from itself (rulebook, "Clues").
 */
export function within(from: HexSet, steps: 0 | 1 | 2 | 3): HexSet {
  let near = from;
  if (steps > 0) for (const hex of from) near = near.union(diskAround(hex, steps));
  return near;
}

/** The connected components of a set, ordered by their lowest hex. */
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
  const { x, y } = placeOf(hex);
  return { x, y };
}

/** A hex's six corners in drawing units, clockwise from the right one. */
export function cornersOf(hex: Hex): Point[] {
  const [upperRight, ...fromRight] = placeOf(hex).corners;
  return upperRight ? [...fromRight, upperRight] : fromRight;
}

/** The hex that contains a point in drawing units; `undefined` off the map. */
export function hexUnder(point: Point): Hex | undefined {
  const { row, col } = new Place(pointToCube(placeOf(0), point));
  return hexAt(row, col);
}

/** Parses a hex name such as "D4" or "d4"; `undefined` for any other text. */
export function parseHex(text: string): Hex | undefined {
  const match = /^([A-L])([1-9])$/i.exec(text);
  if (match === null) return undefined;
  const [, letter = '', digit = ''] = match;
  return hexAt(Number(digit) - 1, columnOfLetter(letter));
}
