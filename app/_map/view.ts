import { centerOf, HEX_HALF_HEIGHT, HEX_RADIUS, MAP_HEIGHT, MAP_WIDTH } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The whole map with a margin and no frame, as a viewBox. */
export const MARGIN = 10;
export const WHOLE_WIDTH = MAP_WIDTH + 2 * MARGIN;
export const WHOLE_HEIGHT = MAP_HEIGHT + 2 * MARGIN;
export const WHOLE = [-MARGIN, -MARGIN, WHOLE_WIDTH, WHOLE_HEIGHT].join(' ');

/** The part of the drawing that shows these hexes, as a viewBox, with a margin around. */
export function viewOf(hexes: Iterable<Hex>, margin: number): string {
  const centers = Array.from(hexes, centerOf);
  const left = Math.min(...centers.map(({ x }) => x)) - HEX_RADIUS - margin;
  const right = Math.max(...centers.map(({ x }) => x)) + HEX_RADIUS + margin;
  const top = Math.min(...centers.map(({ y }) => y)) - HEX_HALF_HEIGHT - margin;
  const bottom = Math.max(...centers.map(({ y }) => y)) + HEX_HALF_HEIGHT + margin;
  return [left, top, right - left, bottom - top].join(' ');
}

/** A square of this size around a hex, as far as the map allows. */
export function squareAround(hex: Hex, size: number): Rectangle {
  const { x, y } = centerOf(hex);
  const inside = (start: number, end: number) => Math.min(Math.max(start, 0), end - size);
  return {
    x: inside(x - size / 2, MAP_WIDTH),
    y: inside(y - size / 2, MAP_HEIGHT),
    width: size,
    height: size,
  };
}
