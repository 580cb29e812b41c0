import { centerOf, HEX_RADIUS, type Point } from './grid';
import { HEXES, type Hex } from './hexSet';

/**
 * The hex that a point of the drawing lies in: the one whose centre is nearest. Nothing where
 * even that is farther than a hex reaches.
 */
export function hexUnder({ x, y }: Point): Hex | undefined {
  const nearest = HEXES.map(hex => {
    const center = centerOf(hex);
    return { hex, distance: Math.hypot(center.x - x, center.y - y) };
  }).reduce((one, other) => (other.distance < one.distance ? other : one));
  return nearest.distance <= HEX_RADIUS ? nearest.hex : undefined;
}
