import { Ground } from '@/app/_map/Ground';
import { LitOutline } from '@/app/_map/Light';
import { Territories } from '@/app/_map/Territories';
import { TileNumbers } from '@/app/_map/TileNumbers';
import { viewOf } from '@/app/_map/view';
import type { GameMap } from '@/lib/map/gameMap';
import { HexSet } from '@/lib/map/hexSet';
import { outlinePath } from '@/lib/map/outline';
import { numberHex, slotHexes } from '@/lib/map/setup';

/** The light runs around its hex, so that a territory's own line stays to be seen within. */
const AROUND = -1;

interface TileDrawingProps {
  readonly map: GameMap;
  readonly slot: number;
  readonly label: string;
}

/** One tile, exactly as it lies; the hex that bears its number is lit. */
export function TileDrawing({ map, slot, label }: TileDrawingProps) {
  const hexes = HexSet.of(slotHexes(slot));
  const corner = HexSet.of([numberHex(slot, map.tiles[slot]?.turned ?? false)]);
  const edge = outlinePath(hexes, { inset: -1.4, radius: 2 });
  return (
    <svg className="map close" viewBox={viewOf(hexes, 9)} role="img" aria-label={label}>
      <path className="tile-edge case" d={edge} />
      <path className="tile-edge" d={edge} />
      <Ground map={map} hexes={hexes} />
      <LitOutline lit={corner} inset={AROUND} />
      <Territories map={map} hexes={hexes} />
      <TileNumbers map={map} hexes={hexes} />
    </svg>
  );
}
