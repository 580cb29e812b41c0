import { useFormatter, useTranslations } from 'use-intl';
import { OverviewDrawing } from '@/app/_map/OverviewDrawing';
import { StructureGlyph } from '@/app/_map/StructureGlyph';
import { squareAround } from '@/app/_map/view';
import { structureWords } from '@/app/_map/words';
import { bold } from '@/app/_ui/bold';
import { TERRAINS } from '@/lib/data/terms';
import { type GameMap, groundAt } from '@/lib/map/gameMap';
import { neighbors } from '@/lib/map/grid';
import { formatHex } from '@/lib/map/hexName';
import type { Structure } from '@/lib/map/setup';
import { NeighborhoodDrawing } from './NeighborhoodDrawing';
import { placeOnTile } from './placeOnTile';
import { StepLayout } from './StepLayout';
import { Whereabouts } from './Whereabouts';

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
  const { slot, column, row } = placeOnTile(hex);
  const tile = String(map.tiles[slot]?.tile);
  const structures = map.structures.slice(0, placed);
  const touched = TERRAINS.filter(each => !neighbors(hex).intersect(map.terrain[each]).isEmpty);
  const terrains = format.list(
    touched.map(each => names(`terrain.${each}`)),
    { type: 'conjunction' },
  );
  return (
    <StepLayout
      heading={
        <div className="structure-name">
          <svg viewBox="-13 -13 26 26" aria-hidden="true">
            <StructureGlyph kind={kind} color={color} />
          </svg>
          <div>
            <h2 className="font-display font-semibold first-letter:uppercase">{name}</h2>
            <p>{words.rich(`onSpace.${terrain}`, { space: formatHex(hex), tile, b: bold })}</p>
          </div>
        </div>
      }
      drawing={
        <div className="place-width rounded-card border-[1.5px] border-edge bg-sheet">
          <NeighborhoodDrawing
            map={map}
            hex={hex}
            structures={structures}
            label={words('neighborhood', { structure: name, space: formatHex(hex) })}
          />
        </div>
      }
    >
      <Whereabouts
        overview={
          <OverviewDrawing
            map={map}
            structures={structures}
            label={words('whereOnMap')}
            window={squareAround(hex)}
          />
        }
        title={words('onTile', { tile, column: String(column), row: String(row) })}
      >
        <p>{words('touches', { terrains })}</p>
        {animal && <p>{words(`inTerritory.${animal}`)}</p>}
      </Whereabouts>
    </StepLayout>
  );
}
