import { memo, useId } from 'react';
import { TERRAINS, type Terrain } from '@/lib/data/terms';
import { type GameMap, groundAt } from '@/lib/map/gameMap';
import { centerOf, columnOf, rowOf } from '@/lib/map/grid';
import type { Hex, HexSet } from '@/lib/map/hexSet';
import { hexesPath } from '@/lib/map/outline';
import { TerrainEngraving } from './Terrain';

const VARIANTS = [0, 1] as const;

/** Neighbours rarely share a variant; the same hex always has the same one. */
const variantOf = (hex: Hex) => VARIANTS[(columnOf(hex) + rowOf(hex)) % 2 === 0 ? 0 : 1];

/** Terrain: a tint a kind, an engraving a hex, a hairline around each. */
export const Ground = memo(function Ground({ map, hexes }: { map: GameMap; hexes: HexSet }) {
  const id = useId();
  const symbol = (terrain: Terrain, variant: 0 | 1) => `${id}${terrain}${variant}`;
  return (
    <>
      <defs>
        {TERRAINS.flatMap(terrain =>
          VARIANTS.map(variant => (
            <TerrainEngraving
              key={symbol(terrain, variant)}
              id={symbol(terrain, variant)}
              terrain={terrain}
              variant={variant}
            />
          )),
        )}
      </defs>
      {TERRAINS.map(terrain => (
        <path
          key={terrain}
          className={`tint ${terrain}`}
          d={hexesPath(map.terrain[terrain].intersect(hexes))}
        />
      ))}
      {[...hexes].map(hex => (
        <use
          key={hex}
          href={`#${symbol(groundAt(map, hex).terrain, variantOf(hex))}`}
          {...centerOf(hex)}
        />
      ))}
      <path className="hairline" d={hexesPath(hexes)} />
    </>
  );
});
