import { memo } from 'react';
import { ANIMALS, TERRAINS } from '@/lib/data/terms';
import type { GameMap } from '@/lib/map/gameMap';
import { MAP_HEIGHT, MAP_WIDTH } from '@/lib/map/grid';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { hexesPath, outlinePath } from '@/lib/map/outline';
import { Structures } from './Structures';

interface MapPictureProps {
  readonly map: GameMap;
  readonly habitat?: Hex | undefined;
  /** Width classes. */
  readonly className: string;
}

const VIEW = `-3 -3 ${MAP_WIDTH + 6} ${MAP_HEIGHT + 6}`;

/** A thumbnail to recognise a map by. Nothing in it is legible, so text beside it identifies the map. */
export const MapPicture = memo(function MapPicture({ map, habitat, className }: MapPictureProps) {
  return (
    <svg viewBox={VIEW} aria-hidden="true" className={`map picture ${className}`}>
      {TERRAINS.map(terrain => (
        <path key={terrain} className={`tint ${terrain}`} d={hexesPath(map.terrain[terrain])} />
      ))}
      {ANIMALS.map(animal => (
        <path
          key={animal}
          className={`territory ${animal}`}
          d={outlinePath(map.animal[animal], { inset: 3, radius: 3 })}
        />
      ))}
      <Structures structures={map.structures} />
      {habitat !== undefined && (
        <path className="habitat" d={outlinePath(HexSet.of([habitat]), { inset: -2, radius: 3 })} />
      )}
    </svg>
  );
});
