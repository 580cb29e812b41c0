import { memo } from 'react';
import type { GameMap } from '@/lib/map/gameMap';
import { centerOf } from '@/lib/map/grid';
import type { HexSet } from '@/lib/map/hexSet';
import { numberHex } from '@/lib/map/setup';

/** Each tile's number, where the cardboard has it: it turns with its tile. */
export const TileNumbers = memo(function TileNumbers(props: { map: GameMap; hexes: HexSet }) {
  return props.map.tiles.map(({ tile, turned }, slot) => {
    const hex = numberHex(slot, turned);
    if (!props.hexes.has(hex)) return null;
    const { x, y } = centerOf(hex);
    return (
      <g key={tile} transform={`translate(${x} ${y})${turned ? ' rotate(180)' : ''}`}>
        <circle cx="-10.4" cy="-7" r="5.4" className="number-ground" />
        <text x="-10.4" y="-4.4" className="number">
          {tile}
        </text>
        <path d="M-12.6-2.9h4.4" className="number-line" />
      </g>
    );
  });
});
