import { centerOf, HEX_HALF_HEIGHT, HEX_RADIUS, MAP_HEIGHT, MAP_WIDTH } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The viewBox of the whole map with a margin and no frame. */
export const MARGIN = 10;
export const WHOLE_WIDTH = MAP_WIDTH + 2 * MARGIN;
export const WHOLE_HEIGHT = MAP_HEIGHT + 2 * MARGIN;
export const WHOLE = [-MARGIN, -MARGIN, WHOLE_WIDTH, WHOLE_HEIGHT].join(' ');

/** The viewBox that shows these hexes with a margin. */
export function viewOf(hexes: Iterable<Hex>, margin: number): string {
  const centers = Array.from(hexes, centerOf);
  const left = Math.min(...centers.map(({ x }) => x)) - HEX_RADIUS - margin;
  const right = Math.max(...centers.map(({ x }) => x)) + HEX_RADIUS + margin;
  const top = Math.min(...centers.map(({ y }) => y)) - HEX_HALF_HEIGHT - margin;
  const bottom = Math.max(...centers.map(({ y }) => y)) + HEX_HALF_HEIGHT + margin;
  return [left, top, right - left, bottom - top].join(' ');
}

/** Side length that fits all spaces within two of one, with a little room around them. */
const NEIGHBORHOOD = 2 * (5 * HEX_HALF_HEIGHT + 3);
/** How far the square may extend beyond the map's edge. */
const OUTSIDE = 4;

/** A square that contains a hex and all spaces within two of it, inside the map as far as possible. */
export function squareAround(hex: Hex): Rectangle {
  const { x, y } = centerOf(hex);
  const inside = (middle: number, end: number) =>
    Math.min(Math.max(middle - NEIGHBORHOOD / 2, -OUTSIDE), end + OUTSIDE - NEIGHBORHOOD);
  return {
    x: inside(x, MAP_WIDTH),
    y: inside(y, MAP_HEIGHT),
    width: NEIGHBORHOOD,
    height: NEIGHBORHOOD,
  };
}
