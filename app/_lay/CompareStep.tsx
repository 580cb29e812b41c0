'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { mapWords } from '@/app/_map/words';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import type { GameMap } from '@/lib/map/gameMap';

/** The whole map, to hold against the cardboard, from either side of the table. */
export function CompareStep({ map }: { map: GameMap }) {
  const words = useTranslations('lay');
  const mapLabels = useTranslations('map');
  const [isTurned, setTurned] = useState(false);
  return (
    <>
      <div>
        <h2 className="font-display text-title font-semibold">{words('compare')}</h2>
        <p className="text-lead">{words('compareQuestion')}</p>
      </div>
      <div className={`@container -mx-2 ${isTurned ? 'rotate-180' : ''}`}>
        <MapDrawing map={map} label={mapWords(mapLabels, map)} />
      </div>
      <Button aria-pressed={isTurned} onClick={() => setTurned(!isTurned)}>
        <Icon name="turn" />
        {words('turnMap')}
      </Button>
    </>
  );
}
