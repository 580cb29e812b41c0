import { memo } from 'react';
import { TERRAINS } from '@/lib/data/terms';
import type { GameMap } from '@/lib/map/gameMap';
import { centerOf } from '@/lib/map/grid';
import { columnOf, rowOf } from '@/lib/map/hexName';
import type { Hex, HexSet } from '@/lib/map/hexSet';
import { hexesPath } from '@/lib/map/outline';
import { type EngravedHex, TerrainEngravings } from './Terrain';

/** Neighbours rarely share a variant; the same hex always has the same one. */
const engraved = (hex: Hex): EngravedHex => ({
  center: centerOf(hex),
  variant: (columnOf(hex) + rowOf(hex)) % 2 === 0 ? 0 : 1,
});

/** Terrain: a tint and an engraving a kind, and a hairline around each hex. */
export const Ground = memo(function Ground({ map, hexes }: { map: GameMap; hexes: HexSet }) {
  const grounds = TERRAINS.map(terrain => ({
    terrain,
    its: map.terrain[terrain].intersect(hexes),
  })).filter(({ its }) => !its.isEmpty);
  return (
    <>
      {grounds.map(({ terrain, its }) => (
        <path key={terrain} className={`tint ${terrain}`} d={hexesPath(its)} />
      ))}
      {grounds.map(({ terrain, its }) => (
        <TerrainEngravings key={terrain} terrain={terrain} hexes={Array.from(its, engraved)} />
      ))}
      <path className="hairline" d={hexesPath(hexes)} />
    </>
  );
});
