import type { Point } from '@/lib/map/grid';
import { formatPoint, roundUnits } from '@/lib/map/outline';

/**
 * A small line drawing around 0,0: SVG path data in relative commands. It starts and ends at 0,0, so that one path
 * can contain many shapes in a row.
 */
export type Shape = string;

/** A position with a width, height, or length. */
export type Placed = readonly [x: number, y: number, size: number];

/** Path data of a shape at a point. */
export const stamp = (point: Point, shape: Shape): string => `M${formatPoint(point)}${shape}`;

/** Path data of a shape at each point. */
export const stampAll = (points: readonly Point[], shape: Shape): string =>
  points.map(point => stamp(point, shape)).join('');

/** Combines shapes at different places into one. */
export function combine(parts: readonly (readonly [x: number, y: number, shape: Shape])[]): Shape {
  let [penX, penY] = [0, 0];
  const drawn = parts.map(([x, y, shape]) => {
    const move = moveBy(x - penX, y - penY);
    [penX, penY] = [x, y];
    return move + shape;
  });
  return drawn.join('') + moveBy(-penX, -penY);
}

/** Scales a shape. It must not contain arcs, because their flags would be scaled, too. */
export const scale = (shape: Shape, by: number): Shape =>
  shape.replace(/([a-z]?) ?(-?(?:\d+\.?\d*|\.\d+))/g, (_, command: string, length: string) => {
    const units = roundUnits(Number(length) * by);
    return command === '' && units >= 0 ? ` ${units}` : `${command}${units}`;
  });

/** A horizontal line to the right, or to the left if the length is negative. */
export const dash = (length: number): Shape => `h${length}${moveBy(-length, 0)}`;

/** A circle, drawn clockwise from the right like SVG's `circle`, so that dashes fall in the same places. */
export const circle = (radius: number): Shape => {
  const half = (across: number) => `a${radius} ${radius} 0 1 1 ${roundUnits(across)} 0`;
  return `m${radius} 0${half(-2 * radius)}${half(2 * radius)}z${moveBy(-radius, 0)}`;
};

/** Moves the pen without drawing. */
export const moveBy = (x: number, y: number): string => `m${formatPoint({ x, y })}`;
