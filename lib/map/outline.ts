import { acrossEdges, centerOf, cornersOf, HEX_HALF_HEIGHT, HEX_RADIUS, type Point } from './grid';
import { HEXES, type Hex, type HexSet } from './hexSet';
import { slotOf } from './setup';

/**
 * Borders as SVG path data, in the drawing units of `grid.ts`.
 *
 * A border consists of the edges with no hex of the set beyond them. Three hexes meet at a corner, so at most one
 * border edge leaves it: following a loop from corner to corner never branches.
 */

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** A closed line: clockwise around the hexes it encloses, counter-clockwise around a hole. */
type Loop = readonly Point[];

interface OutlineStyle {
  /** How far inside the border the line runs, in drawing units. Negative runs outside. */
  readonly inset: number;
  /** How much of each adjoining edge a rounded corner uses, in drawing units; at most half the edge. */
  readonly radius: number;
}

/** The borders of a set: one loop per connected component and one per hole. */
export function traceLoops(hexes: HexSet): Loop[] {
  const leaving = new Map(borderEdges(hexes).map(edge => [cornerKey(edge.from), edge]));
  const loops: Loop[] = [];
  for (const [start, first] of leaving) {
    const loop: Point[] = [];
    let edge: Edge | undefined = first;
    for (let corner = start; edge !== undefined; edge = leaving.get(corner)) {
      loop.push(edge.from);
      leaving.delete(corner);
      corner = cornerKey(edge.to);
    }
    loops.push(loop);
  }
  return loops;
}

/** The border of a set as a path, inset and rounded; the empty string for the empty set. */
export const outlinePath = (hexes: HexSet, { inset, radius }: OutlineStyle): string =>
  traceLoops(hexes)
    .map(loop => roundedPath(insetLoop(loop, inset), radius))
    .join('');

/** Each hex as its own closed hexagonal path, concatenated. */
export const hexesPath = (hexes: Iterable<Hex>): string =>
  Array.from(hexes, hex => hexPathAt(centerOf(hex))).join('');

/** A closed hexagonal path around any point in drawing units. */
export const hexPathAt = ({ x, y }: Point): string =>
  `M${formatPoint({ x: x + HEX_RADIUS, y })}${HEX}`;

/** The lines where the six tiles meet, as a path. They are the same on every map. */
export const seamsPath = (): string =>
  edgesWhere(
    HEXES,
    (hex, beyond) => beyond !== undefined && hex < beyond && slotOf(hex) !== slotOf(beyond),
  )
    .map(({ from, to }) => `M${formatPoint(from)}L${formatPoint(to)}`)
    .join('');

const borderEdges = (hexes: HexSet): Edge[] =>
  edgesWhere(hexes, (_, beyond) => beyond === undefined || !hexes.has(beyond));

/** The edges for which `isDrawn` returns true, clockwise around each hex. `beyond` is `undefined` off the map. */
function edgesWhere(
  hexes: Iterable<Hex>,
  isDrawn: (hex: Hex, beyond: Hex | undefined) => boolean,
): Edge[] {
  return Array.from(hexes).flatMap(hex => {
    const beyond = acrossEdges(hex);
    return edgesOf(hex).filter((_, side) => isDrawn(hex, beyond[side]));
  });
}

const edgesOf = (hex: Hex): Edge[] =>
  around(cornersOf(hex)).map(({ corner, after }) => ({ from: corner, to: after }));

/** The same corner computed from different hexes differs in the last digits; rounding to tenths matches them up. */
const cornerKey = ({ x, y }: Point): string => `${Math.round(x * 10)},${Math.round(y * 10)}`;

function insetLoop(loop: Loop, inset: number): Loop {
  return around(loop).map(({ before, corner, after }) => {
    const one = inwards(before, corner);
    const other = inwards(corner, after);
    const reach = inset / (1 + one.x * other.x + one.y * other.y);
    return { x: corner.x + (one.x + other.x) * reach, y: corner.y + (one.y + other.y) * reach };
  });
}

function roundedPath(loop: Loop, radius: number): string {
  const corners = around(loop).map(({ before, corner, after }) => {
    const start = formatPoint(towards(corner, before, radius));
    const end = formatPoint(towards(corner, after, radius));
    return `${start}Q${formatPoint(corner)} ${end}`;
  });
  return `M${corners.join('L')}Z`;
}

function around(loop: Loop): { before: Point; corner: Point; after: Point }[] {
  return loop.map((corner, index) => ({
    before: loop.at(index - 1) ?? corner,
    corner,
    after: loop[(index + 1) % loop.length] ?? corner,
  }));
}

/** The unit normal of an edge, towards the inside of a clockwise loop. */
function inwards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
}

function towards(from: Point, to: Point, steps: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(steps, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A point as text for paths and transforms: `x y`. */
export const formatPoint = ({ x, y }: Point): string => `${roundUnits(x)} ${roundUnits(y)}`;
/** Rounds to hundredths: no screen shows finer detail. */
export const roundUnits = (units: number): number => Math.round(units * 100) / 100;

/** A hex from its right corner, in relative commands to keep it short: a page with a map contains hundreds. */
const HEX = [
  `l${formatPoint({ x: -HEX_RADIUS / 2, y: HEX_HALF_HEIGHT })}h${-HEX_RADIUS}`,
  `l${formatPoint({ x: -HEX_RADIUS / 2, y: -HEX_HALF_HEIGHT })}`,
  `l${formatPoint({ x: HEX_RADIUS / 2, y: -HEX_HALF_HEIGHT })}h${HEX_RADIUS}Z`,
].join('');
