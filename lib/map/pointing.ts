import { defineHex, Orientation, pointToCube } from 'honeycomb-grid';
import { HEX_RADIUS, hexAt, type Point } from './grid';
import type { Hex } from './hexSet';

/** Flat tops, odd columns half a hex lower: honeycomb-grid spells that `offset: -1`. */
const Place = defineHex({
  dimensions: HEX_RADIUS,
  orientation: Orientation.FLAT,
  offset: -1,
  origin: 'topLeft',
});
const layout = new Place();

/** The hex that a point of the drawing lies in; nothing off the map. */
export function hexUnder(point: Point): Hex | undefined {
  const { row, col } = new Place(pointToCube(layout, point));
  return hexAt(row, col);
}
