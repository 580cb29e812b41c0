'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ANIMALS, STRUCTURE_KINDS, TERRAINS } from '@/lib/data/terms';
import { circle, stamp } from './engraving/shape';
import { PieceGlyph } from './PieceGlyph';
import { StructureGlyph } from './StructureGlyph';
import { TerrainEngraving } from './Terrain';
import { Tracks } from './Tracks';

const PIECE_KINDS = ['disc', 'cube'] as const;
const ORIGIN = { x: 0, y: 0 };
const HEX = 'M-20 0-10-17.3H10L20 0 10 17.3H-10Z';
const BADGE = stamp(ORIGIN, circle(6.6));
const LIT = 'M-9-9H9A6 6 0 0 1 15-3V3A6 6 0 0 1 9 9H-9A6 6 0 0 1-15 3V-3A6 6 0 0 1-9-9Z';

/** What the map's grounds and marks are called: twelve of them, drawn by map.css and laid out by mapPanel.css. */
export function Legend() {
  const words = useTranslations('map');
  return (
    <ul aria-label={words('legend')} className="legend-signs">
      {TERRAINS.map(terrain => (
        <Sample key={terrain} view="-20 -17.5 40 35" name={words(`terrain.${terrain}`)}>
          <path className={`tint ${terrain}`} d={HEX} />
          <TerrainEngraving terrain={terrain} variant={0} />
        </Sample>
      ))}
      <Sample view="-22 -19 44 38" name={words('sign.lit')}>
        <path className="lit case" d={LIT} />
        <path className="lit" d={LIT} />
      </Sample>
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
