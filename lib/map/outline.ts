import { centerOf, cornersOf, HEX_HALF_HEIGHT, HEX_RADIUS, type Point } from './grid';
import { type Hex, HexSet } from './hexSet';
import { SLOTS, slotHexes } from './setup';

/**
 * Borders as SVG path data, in the drawing units of `grid.ts`.
 *
 * A border is what is left of all the hexes' edges once those that two hexes share are struck
 * out. Three hexes meet at a corner, so at most one border edge leaves it: the loops can be
 * followed from corner to corner without ever having to choose.
 */

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** A closed line, clockwise around what it encloses, counter-clockwise around a hole. */
export type Loop = readonly Point[];

export interface OutlineStyle {
  /** How far inside the border the line runs. Negative runs outside. */
  readonly inset: number;
  /** How much of each edge a rounded corner takes, at most half of it. */
  readonly radius: number;
}

/** The borders of a set: one loop a connected piece, and one a hole in it. */
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

/** The border of a set, moved inwards and rounded; the empty path for the empty set. */
export const outlinePath = (hexes: HexSet, { inset, radius }: OutlineStyle): string =>
  traceLoops(hexes)
    .map(loop => roundedPath(insetLoop(loop, inset), radius))
    .join('');

/** Every hex of a set as a closed six-cornered path of its own. */
export const hexesPath = (hexes: Iterable<Hex>): string =>
  Array.from(hexes, hex => {
    const { x, y } = centerOf(hex);
    return `M${formatPoint({ x: x + HEX_RADIUS, y })}${HEX}`;
  }).join('');

/** The lines along which the six tiles meet. They are the same on every map. */
export function seamsPath(): string {
  const borders = SLOTS.flatMap(slot => borderEdges(HexSet.of(slotHexes(slot))));
  const keys = new Set(borders.map(edgeKey));
  return borders
    .filter(edge => edgeKey(edge) < edgeKey(reverse(edge)) && keys.has(edgeKey(reverse(edge))))
    .map(({ from, to }) => `M${formatPoint(from)}L${formatPoint(to)}`)
    .join('');
}

function borderEdges(hexes: HexSet): Edge[] {
  const edges = [...hexes].flatMap(edgesOf);
  const keys = new Set(edges.map(edgeKey));
  return edges.filter(edge => !keys.has(edgeKey(reverse(edge))));
}

function edgesOf(hex: Hex): Edge[] {
  return around(cornersOf(hex)).map(({ here, after }) => ({ from: here, to: after }));
}

const reverse = ({ from, to }: Edge): Edge => ({ from: to, to: from });

/** Corners computed from different hexes differ in the last digits; tenths tell them apart. */
const cornerKey = ({ x, y }: Point): string => `${Math.round(x * 10)},${Math.round(y * 10)}`;
const edgeKey = ({ from, to }: Edge): string => `${cornerKey(from)}>${cornerKey(to)}`;

function insetLoop(loop: Loop, inset: number): Loop {
  return around(loop).map(({ before, here, after }) => {
    const one = inwards(before, here);
    const other = inwards(here, after);
    const reach = inset / (1 + one.x * other.x + one.y * other.y);
    return { x: here.x + (one.x + other.x) * reach, y: here.y + (one.y + other.y) * reach };
  });
}

function roundedPath(loop: Loop, radius: number): string {
  const corners = around(loop).map(({ before, here, after }) => {
    const start = formatPoint(towards(here, before, radius));
    const end = formatPoint(towards(here, after, radius));
    return `${start}Q${formatPoint(here)} ${end}`;
  });
  return `M${corners.join('L')}Z`;
}

function around(loop: Loop): { before: Point; here: Point; after: Point }[] {
  return loop.map((here, index) => ({
    before: loop.at(index - 1) ?? here,
    here,
    after: loop[(index + 1) % loop.length] ?? here,
  }));
}

/** The unit vector at right angles to an edge, to the inside of a clockwise loop. */
function inwards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
}

function towards(from: Point, to: Point, steps: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(steps, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A point as paths and transforms print it. */
export const formatPoint = ({ x, y }: Point): string => `${roundUnits(x)} ${roundUnits(y)}`;
/** No screen shows less than hundredths. */
export const roundUnits = (units: number): number => Math.round(units * 100) / 100;

/** A hex from its right corner on, in relative commands: pages with a map hold hundreds of them. */
const HEX = [
  `l${formatPoint({ x: -HEX_RADIUS / 2, y: HEX_HALF_HEIGHT })}h${-HEX_RADIUS}`,
  `l${formatPoint({ x: -HEX_RADIUS / 2, y: -HEX_HALF_HEIGHT })}`,
  `l${formatPoint({ x: HEX_RADIUS / 2, y: -HEX_HALF_HEIGHT })}h${HEX_RADIUS}Z`,
].join('');
