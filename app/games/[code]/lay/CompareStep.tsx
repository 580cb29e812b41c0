'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { mapWords } from '@/app/_map/words';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import type { GameMap } from '@/lib/map/gameMap';
import { StepLayout, type StepPage } from './StepLayout';

/** The whole map, to compare with the cardboard from either side of the table. */
export function CompareStep({ page, map }: { page: StepPage; map: GameMap }) {
  const words = useTranslations('lay');
  const mapLabels = useTranslations('map');
  const [isTurned, setTurned] = useState(false);
  return (
    <StepLayout
      page={page}
      heading={
        <div className="lay-heading">
          <h2>{words('compare')}</h2>
          <p>{words('compareQuestion')}</p>
        </div>
      }
      drawing={
        <div className={`@container ${isTurned ? 'rotate-180' : ''}`}>
          <MapDrawing map={map} label={mapWords(mapLabels, map)} />
        </div>
      }
    >
      <Button aria-pressed={isTurned} onClick={() => setTurned(!isTurned)}>
        <Icon name="turn" />
        {words('turnMap')}
      </Button>
    </StepLayout>
  );
}
