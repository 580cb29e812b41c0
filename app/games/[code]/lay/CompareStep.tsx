'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Legend } from '@/app/_map/Legend';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { mapWords } from '@/app/_map/words';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import type { GameMap } from '@/lib/map/gameMap';
import { StepLayout } from './StepLayout';

/** The whole map, to compare with the cardboard from either side of the table. */
export function CompareStep({ map }: { map: GameMap }) {
  const words = useTranslations('lay');
  const mapLabels = useTranslations('map');
  const [isTurned, setTurned] = useState(false);
  return (
    <StepLayout
      heading={
        <>
          <h2 className="font-display font-semibold">{words('compare')}</h2>
          <p>{words('compareQuestion')}</p>
        </>
      }
      drawing={
        <div className="map-width">
          <div className={`@container ${isTurned ? 'rotate-180' : ''}`}>
            <MapDrawing map={map} label={mapWords(mapLabels, map)} />
          </div>
        </div>
      }
    >
      <div className="hidden wide:block">
        <Legend />
      </div>
      <Button aria-pressed={isTurned} onClick={() => setTurned(!isTurned)}>
        <Icon name="turn" />
        {words('turnMap')}
      </Button>
    </StepLayout>
  );
}
