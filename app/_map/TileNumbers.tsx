import { memo } from 'react';
import type { GameMap } from '@/lib/map/gameMap';
import { centerOf } from '@/lib/map/grid';
import type { HexSet } from '@/lib/map/hexSet';
import { formatPoint } from '@/lib/map/outline';
import { numberHex } from '@/lib/map/setup';
import { circle, dash, stampAll, together } from './engraving/shape';

/** What lies under a number looks the same turned. */
const GROUND = circle(5.4);
const LINE = together([[-2.2, 0, dash(4.4)]]);
/** How far left of its hex's centre: two numbers that meet at a seam just fit side by side. */
const LEFT = 9.7;

/** Each tile's number, where the cardboard has it: it turns with its tile. */
export const TileNumbers = memo(function TileNumbers(props: { map: GameMap; hexes: HexSet }) {
  const numbers = props.map.tiles
    .map(({ tile, turned }, slot) => ({ tile, turned, hex: numberHex(slot, turned) }))
    .filter(({ hex }) => props.hexes.has(hex));
  /** Left in each hex, so far below its centre; right and above where the tile is turned. */
  const points = (below: number) =>
    numbers.map(({ turned, hex }) => {
      const { x, y } = centerOf(hex);
      return turned ? { x: x + LEFT, y: y - below } : { x: x - LEFT, y: y + below };
    });
  return (
    <>
      <path className="number-ground" d={stampAll(points(-6.4), GROUND)} />
      {numbers.map(({ tile, turned, hex }) => (
        <text
          key={tile}
          className="number"
          x={-LEFT}
          y="-3.8"
          transform={`translate(${formatPoint(centerOf(hex))})${turned ? ' rotate(180)' : ''}`}
        >
          {tile}
        </text>
      ))}
      <path className="number-line" d={stampAll(points(-2.3), LINE)} />
    </>
  );
});
