import { Ground } from '@/app/_map/Ground';
import { Territories } from '@/app/_map/Territories';
import { TileNumbers } from '@/app/_map/TileNumbers';
import { viewOf } from '@/app/_map/view';
import { HexSet } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { outlinePath } from '@/lib/map/outline';
import { slotHexes } from '@/lib/map/setup';

/** Tiles 1 to 6 upright, each in the slot before its number. Its structures are not drawn. */
const SHEET = readStoredMap('123456000102030405');

/** A tile as it comes out of the box, upright. */
export function TilePicture({ tile }: { tile: number }) {
  const hexes = HexSet.of(slotHexes(tile - 1));
  return (
    <svg className="map" viewBox={viewOf(hexes, 3)} aria-hidden="true">
      <path className="tile-edge" d={outlinePath(hexes, { inset: -1, radius: 2 })} />
      <Ground map={SHEET} hexes={hexes} />
      <Territories map={SHEET} hexes={hexes} />
      <TileNumbers map={SHEET} hexes={hexes} />
    </svg>
  );
}
