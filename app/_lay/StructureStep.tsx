import { MapDrawing } from '@/app/_map/MapDrawing';
import { StructureGlyph } from '@/app/_map/StructureGlyph';
import { structureWords } from '@/app/_map/words';
import { type GameMap, groundAt } from '@/lib/map/gameMap';
import { columnLetter, columnOf, formatHex, rowOf } from '@/lib/map/grid';
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
  const { kind, color, hex } = structure;
  const words = structureWords(structure);
  const { terrain, animal } = groundAt(map, hex);
  const structures = map.structures.slice(0, placed);
  const window = squareAround(hex, NEIGHBORHOOD);
  return (
    <>
      <div className="flex items-center gap-4">
        <svg viewBox="-13 -13 26 26" aria-hidden="true" className="size-16 shrink-0">
          <StructureGlyph kind={kind} color={color} />
        </svg>
        <div>
          <h2 className="font-display text-clue font-semibold first-letter:uppercase">{words}</h2>
          <p className="text-lead">
            on <b>{formatHex(hex)}</b>, a {terrain} space of tile {map.tiles[slotOf(hex)]?.tile}
          </p>
        </div>
      </div>
      <div className="overflow-clip rounded-card border-[1.5px] border-edge">
        <NeighborhoodDrawing
          map={map}
          hex={hex}
          structures={structures}
          label={`${words} on ${formatHex(hex)}, and the spaces around it`}
        />
      </div>
      <div className="flex items-center gap-4">
        <div className="w-36 shrink-0 overflow-clip rounded-card">
          <MapDrawing map={map} structures={structures} label="Where that is on the map">
            <rect className="window case" rx="6" {...window} />
            <rect className="window" rx="6" {...window} />
          </MapDrawing>
        </div>
        <div>
          <p className="font-display text-head font-semibold">
            Column {columnLetter(columnOf(hex))}, row {rowOf(hex) + 1}
          </p>
          {animal && <p className="text-note text-soft">in {animal} territory</p>}
        </div>
      </div>
    </>
  );
}
