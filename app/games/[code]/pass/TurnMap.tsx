'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { LaterMapDrawing } from '@/app/_map/LaterMapDrawing';
import { mapWords } from '@/app/_map/words';
import { clueLight } from '@/app/_seat/clueLight';
import { useTable } from '@/app/_state/TableProvider';
import type { SaidSeat } from '@/app/_words/said';
import type { Hex } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';

interface TurnMapProps {
  /** What is held open, and lights the map. */
  readonly clues?: SaidSeat;
  /** The place of the one clue to light, for who holds two. */
  readonly only?: number | undefined;
  /** The space that the question is about. */
  readonly chosen?: Hex | undefined;
}

/** The map, to look at: a hand that holds the clue open has no finger left. */
export function TurnMap({ clues, only, chosen }: TurnMapProps) {
  const mapMessages = useTranslations('map');
  const mapCode = useTable(state => state.view.mapCode);
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const light = useMemo(() => clues && clueLight(clues, map, only), [clues, map, only]);
  return (
    <div className="chart">
      <LaterMapDrawing
        map={map}
        label={mapWords(mapMessages, map)}
        lit={light?.lit}
        litFrom={light?.from}
        chosen={chosen}
      />
    </div>
  );
}
