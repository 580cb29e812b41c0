import type { Rectangle } from '@/app/_map/view';
import { centerOf, HEX_HALF_HEIGHT, HEX_RADIUS } from '@/lib/map/grid';
import { HexSet } from '@/lib/map/hexSet';

/** The spaces of which a rectangle, in the map's units, shows everything. */
export const wholeHexes = ({ x, y, width, height }: Rectangle): HexSet =>
  HexSet.where(hex => {
    const center = centerOf(hex);
    return (
      Math.abs(center.x - x - width / 2) <= width / 2 - HEX_RADIUS &&
      Math.abs(center.y - y - height / 2) <= height / 2 - HEX_HALF_HEIGHT
    );
  });
