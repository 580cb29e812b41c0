'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Disclosure } from '@/app/_ui/Disclosure';
import { Sheet } from '@/app/_ui/Sheet';
import { ANIMALS, STRUCTURE_KINDS, TERRAINS } from '@/lib/data/terms';
import type { GameMap } from '@/lib/map/gameMap';
import { regions } from '@/lib/map/grid';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { circle, stamp } from './engraving/shape';
import { PieceGlyph } from './PieceGlyph';
import { StructureGlyph } from './Structures';
import { TerrainEngraving } from './Terrain';
import { Tracks } from './Territories';
import { joinParts, structureWords } from './words';

const PIECE_KINDS = ['disc', 'cube'] as const;
const ORIGIN = { x: 0, y: 0 };
const HEX = 'M-20 0-10-17.3H10L20 0 10 17.3H-10Z';
const BADGE = stamp(ORIGIN, circle(6.6));
const LIT = 'M-9-9H9A6 6 0 0 1 15-3V3A6 6 0 0 1 9 9H-9A6 6 0 0 1-15 3V-3A6 6 0 0 1-9-9Z';

interface LegendProps {
  /** Whether the map is lit by the reader's own clue. */
  readonly hasOwnLight?: boolean;
}

/** Samples and names of the map's terrains and signs, twelve in all. Drawn by map.css, laid out by mapPanel.css. */
export function Legend({ hasOwnLight = true }: LegendProps) {
  const words = useTranslations('map');
  return (
    <ul aria-label={words('legend')} className="legend-signs">
      {TERRAINS.map(terrain => (
        <Sample key={terrain} view="-20 -17.5 40 35" name={words(`terrain.${terrain}`)}>
          <path className={`tint ${terrain}`} d={HEX} />
          <TerrainEngraving terrain={terrain} variant={0} />
        </Sample>
      ))}
      {hasOwnLight && (
        <Sample view="-22 -19 44 38" name={words('sign.lit')}>
          <path className="lit case" d={LIT} />
          <path className="lit" d={LIT} />
        </Sample>
      )}
      {ANIMALS.map(animal => (
        <Sample key={animal} view="-8.8 -7.7 17.6 15.4" name={words(`territory.${animal}`)}>
          <path className={`badge ${animal}`} d={BADGE} />
          <Tracks animal={animal} points={[ORIGIN]} />
        </Sample>
      ))}
      {STRUCTURE_KINDS.map(kind => (
        <Sample key={kind} view="-14 -12.25 28 24.5" name={words(`sign.${kind}`)}>
          <StructureGlyph kind={kind} color="white" />
        </Sample>
      ))}
      {PIECE_KINDS.map(kind => (
        <Sample key={kind} view="-12.6 -11 25.2 22" name={words(`sign.${kind}`)}>
          <PieceGlyph kind={kind} seat={2} color="orange" radius={10} />
        </Sample>
      ))}
    </ul>
  );
}

interface SampleProps {
  readonly view: string;
  readonly name: string;
  readonly children: ReactNode;
}

function Sample({ view, name, children }: SampleProps) {
  return (
    <li>
      <svg viewBox={view} aria-hidden="true" className="map">
        {children}
      </svg>
      <span>{name}</span>
    </li>
  );
}

/** A sheet with the legend and the map in words. */
export function LegendSheet({ map, onClose }: { map: GameMap; onClose: () => void }) {
  const words = useTranslations('map');
  return (
    <Sheet title={words('onMap')} hasCross={true} onClose={onClose}>
      <Legend />
      <MapInWords map={map} />
    </Sheet>
  );
}

/** A disclosure that lists the map's structures and territories, each with its spaces. */
function MapInWords({ map }: { map: GameMap }) {
  const words = useTranslations('map');
  const spaces = (hexes: Iterable<Hex>) => joinParts(words, Array.from(hexes, formatHex));
  const territories = ANIMALS.flatMap(animal =>
    regions(map.animal[animal]).map(region => ({ animal, region })),
  );
  return (
    <Disclosure title={words('inWords')} note={words('inWordsNote')}>
      <section>
        <h3 className="font-semibold">{words('structures')}</h3>
        <dl>
          {map.structures.map(structure => (
            <Row
              key={structure.hex}
              name={structureWords(words, structure)}
              spaces={spaces([structure.hex])}
            />
          ))}
        </dl>
      </section>
      <section>
        <h3 className="font-semibold">{words('territories')}</h3>
        <dl>
          {territories.map(({ animal, region }) => (
            <Row key={region.first} name={words(`territory.${animal}`)} spaces={spaces(region)} />
          ))}
        </dl>
      </section>
    </Disclosure>
  );
}

function Row({ name, spaces }: { name: string; spaces: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-rule py-1">
      <dt>{name}</dt>
      <dd className="tabular text-right font-semibold">{spaces}</dd>
    </div>
  );
}
