import { centerOf, HEX_HALF_HEIGHT, HEX_RADIUS } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';

/** The part of the drawing that shows these hexes, as a viewBox, with a margin around. */
export function viewOf(hexes: Iterable<Hex>, margin: number): string {
  const centers = Array.from(hexes, centerOf);
  const left = Math.min(...centers.map(({ x }) => x)) - HEX_RADIUS - margin;
  const right = Math.max(...centers.map(({ x }) => x)) + HEX_RADIUS + margin;
  const top = Math.min(...centers.map(({ y }) => y)) - HEX_HALF_HEIGHT - margin;
  const bottom = Math.max(...centers.map(({ y }) => y)) + HEX_HALF_HEIGHT + margin;
  return [left, top, right - left, bottom - top].join(' ');
}

/** A square of this size around a hex: left, top, width and height. */
export function squareAround(hex: Hex, size: number) {
  const { x, y } = centerOf(hex);
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}
