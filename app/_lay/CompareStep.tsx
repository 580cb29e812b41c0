'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { mapWords } from '@/app/_map/words';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import type { GameMap } from '@/lib/map/gameMap';
import { StepLayout } from './StepLayout';

/** The whole map, to hold against the cardboard, from either side of the table. */
export function CompareStep({ map }: { map: GameMap }) {
  const words = useTranslations('lay');
  const mapLabels = useTranslations('map');
  const [isTurned, setTurned] = useState(false);
  return (
    <StepLayout
      heading={
        <>
          <h2 className="font-display text-title font-semibold">{words('compare')}</h2>
          <p className="text-lead">{words('compareQuestion')}</p>
        </>
      }
      drawing={
        <div className="-mx-2 min-[600px]:mx-auto min-[600px]:max-w-[max(29rem,(100dvh-25rem)*1.11)] min-[900px]:mx-0 min-[900px]:max-w-[max(28rem,(100dvh-8rem)*1.11)]">
          <div className={`@container ${isTurned ? 'rotate-180' : ''}`}>
            <MapDrawing map={map} label={mapWords(mapLabels, map)} />
          </div>
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
