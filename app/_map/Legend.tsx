'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ANIMALS, TERRAINS } from '@/lib/data/terms';
import { circle, stamp } from './engraving/shape';
import { TerrainEngraving } from './Terrain';
import { Tracks } from './Tracks';

const ORIGIN = { x: 0, y: 0 };
const HEX = 'M-20 0-10-17.3H10L20 0 10 17.3H-10Z';
const BADGE = stamp(ORIGIN, circle(6.6));

/** What the map's grounds and marks are called. */
export function Legend() {
  const words = useTranslations('map');
  return (
    <ul aria-label={words('legend')} className="flex flex-wrap gap-x-4 gap-y-1 text-note text-soft">
      {TERRAINS.map(terrain => (
        <Sample key={terrain} view="-20 -17.5 40 35" name={words(`terrain.${terrain}`)}>
          <path className={`tint ${terrain}`} d={HEX} />
          <TerrainEngraving terrain={terrain} variant={0} />
        </Sample>
      ))}
      {ANIMALS.map(animal => (
        <Sample key={animal} view="-8.8 -7.7 17.6 15.4" name={words(`territory.${animal}`)}>
          <path className={`badge ${animal}`} d={BADGE} />
          <Tracks animal={animal} points={[ORIGIN]} />
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
    <li className="flex items-center gap-2">
      <svg viewBox={view} aria-hidden="true" className="map w-8 shrink-0">
        {children}
      </svg>
      {name}
    </li>
  );
}
