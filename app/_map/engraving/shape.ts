import type { Point } from '@/lib/map/grid';
import { formatPoint, roundUnits } from '@/lib/map/outline';

/**
 * A small line drawing around 0,0: SVG path data in relative commands. Its pen starts at 0,0 and
 * comes back to it, so that one path can hold many shapes, one after the other.
 */
export type Shape = string;

/** Where something stands, and how wide, high or long it is. */
export type Placed = readonly [x: number, y: number, size: number];

/** Path data of a shape, drawn at a point. */
export const stamp = (point: Point, shape: Shape): string => `M${formatPoint(point)}${shape}`;

/** Path data of a shape, drawn at each of some points. */
export const stampAll = (points: readonly Point[], shape: Shape): string =>
  points.map(point => stamp(point, shape)).join('');

/** Several shapes as one, each at a place of its own. */
export function together(parts: readonly (readonly [x: number, y: number, shape: Shape])[]): Shape {
  let [penX, penY] = [0, 0];
  const drawn = parts.map(([x, y, shape]) => {
    const move = moveBy(x - penX, y - penY);
    [penX, penY] = [x, y];
    return move + shape;
  });
  return drawn.join('') + moveBy(-penX, -penY);
}

/** A shape made larger or smaller. It must have no arcs, for their flags are numbers too. */
export const scaled = (shape: Shape, by: number): Shape =>
  shape.replace(/([a-z]?) ?(-?(?:\d+\.?\d*|\.\d+))/g, (_, command: string, length: string) => {
    const units = roundUnits(Number(length) * by);
    return command === '' && units >= 0 ? ` ${units}` : `${command}${units}`;
  });

/** A level line to the right, or to the left where its length is negative. */
export const dash = (length: number): Shape => `h${length}${moveBy(-length, 0)}`;

/** A circle, begun on the right and drawn clockwise, as SVG's own is: dashes fall alike. */
export const circle = (radius: number): Shape => {
  const half = (across: number) => `a${radius} ${radius} 0 1 1 ${roundUnits(across)} 0`;
  return `m${radius} 0${half(-2 * radius)}${half(2 * radius)}z${moveBy(-radius, 0)}`;
};

/** The pen lifted, and put down elsewhere. */
export const moveBy = (x: number, y: number): string => `m${formatPoint({ x, y })}`;
