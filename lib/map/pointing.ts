import { defineHex, Grid, Orientation, rectangle } from 'honeycomb-grid';
import { HEX_RADIUS, hexAt, type Point } from './grid';
import { COLUMNS, type Hex, ROWS } from './hexSet';

/** Flat tops, odd columns half a hex lower: honeycomb-grid spells that `offset: -1`. */
const Place = defineHex({
  dimensions: HEX_RADIUS,
  orientation: Orientation.FLAT,
  offset: -1,
  origin: 'topLeft',
});
const grid = new Grid(Place, rectangle({ width: COLUMNS, height: ROWS }));

/** The hex that a point of the drawing lies in; nothing off the map. */
export function hexUnder(point: Point): Hex | undefined {
  const place = grid.pointToHex(point, { allowOutside: false });
  return place && hexAt(place.row, place.col);
}
