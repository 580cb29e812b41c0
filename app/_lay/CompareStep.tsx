'use client';

import { useState } from 'react';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { mapWords } from '@/app/_map/words';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import type { GameMap } from '@/lib/map/gameMap';

/** The whole map, to hold against the cardboard, from either side of the table. */
export function CompareStep({ map }: { map: GameMap }) {
  const [isTurned, setTurned] = useState(false);
  return (
    <>
      <div>
        <h2 className="font-display text-title font-semibold">Compare</h2>
        <p className="text-lead">Does the table look like this? Then the map is laid.</p>
      </div>
      <div className={`@container -mx-2 ${isTurned ? 'rotate-180' : ''}`}>
        <MapDrawing map={map} label={mapWords(map)} />
      </div>
      <Button aria-pressed={isTurned} onClick={() => setTurned(!isTurned)}>
        <Icon name="turn" />
        Turn it for the person opposite
      </Button>
    </>
  );
}
