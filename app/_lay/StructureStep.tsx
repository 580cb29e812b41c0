import { useFormatter, useTranslations } from 'next-intl';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { StructureGlyph } from '@/app/_map/StructureGlyph';
import { structureWords } from '@/app/_map/words';
import { TERRAINS } from '@/lib/data/terms';
import { type GameMap, groundAt } from '@/lib/map/gameMap';
import { columnLetter, columnOf, formatHex, neighbors, rowOf } from '@/lib/map/grid';
import { type Structure, slotOf } from '@/lib/map/setup';
import { NEIGHBORHOOD, NeighborhoodDrawing } from './NeighborhoodDrawing';
import { squareAround } from './view';

interface StructureStepProps {
  readonly map: GameMap;
  readonly structure: Structure;
  /** How many structures stand once this one does. */
  readonly placed: number;
}

export function StructureStep({ map, structure, placed }: StructureStepProps) {
  const words = useTranslations('lay');
  const names = useTranslations('map');
  const format = useFormatter();
  const { kind, color, hex } = structure;
  const name = structureWords(names, structure);
  const { terrain, animal } = groundAt(map, hex);
  const structures = map.structures.slice(0, placed);
  const touched = TERRAINS.filter(each => !neighbors(hex).intersect(map.terrain[each]).isEmpty);
  const terrains = format.list(
    touched.map(each => names(`terrain.${each}`)),
    { type: 'conjunction' },
  );
  const window = squareAround(hex, NEIGHBORHOOD);
  return (
    <>
      <div className="flex items-center gap-4">
        <svg viewBox="-13 -13 26 26" aria-hidden="true" className="size-16 shrink-0">
          <StructureGlyph kind={kind} color={color} />
        </svg>
        <div>
          <h2 className="font-display text-clue font-semibold first-letter:uppercase">{name}</h2>
          <p className="text-lead">
            {words.rich(`onSpace.${terrain}`, {
              space: formatHex(hex),
              tile: String(map.tiles[slotOf(hex)]?.tile),
              b: chunks => <b>{chunks}</b>,
            })}
          </p>
        </div>
      </div>
      <div className="overflow-clip rounded-card border-[1.5px] border-edge">
        <NeighborhoodDrawing
          map={map}
          hex={hex}
          structures={structures}
          label={words('neighborhood', { structure: name, space: formatHex(hex) })}
        />
      </div>
      <div className="flex items-center gap-4">
        <div className="w-36 shrink-0 overflow-clip rounded-card">
          <MapDrawing map={map} structures={structures} label={words('whereOnMap')}>
            <rect className="window case" rx="6" {...window} />
            <rect className="window" rx="6" {...window} />
          </MapDrawing>
        </div>
        <div>
          <p className="font-display text-head font-semibold">
            {words('columnRow', {
              column: columnLetter(columnOf(hex)),
              row: String(rowOf(hex) + 1),
            })}
          </p>
          <p className="text-note text-soft">{words('touches', { terrains })}</p>
          {animal && <p className="text-note text-soft">{words(`inTerritory.${animal}`)}</p>}
        </div>
      </div>
    </>
  );
}
