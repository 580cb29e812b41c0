'use client';

import { useMemo } from 'react';
import { MapPanel } from '@/app/_map/MapPanel';
import { useTable } from '@/app/_state/TableProvider';
import { calledHex } from '@/app/_table/calledHex';
import { later } from '@/app/_ui/later';
import type { SaidSeat } from '@/app/_words/said';
import { readStoredMap } from '@/lib/map/mapCode';
import { clueLight } from './clueLight';

const QuestionOnMap = later(async () => (await import('@/app/_table/QuestionOnMap')).QuestionOnMap);

interface SeatMapProps {
  /** The clues, while they are held open. */
  readonly clues: SaidSeat | undefined;
  /** The place of the one clue to light. */
  readonly only: number | undefined;
}

/** The map, and on it what one's clue lights. */
export function SeatMap({ clues, only }: SeatMapProps) {
  const mapCode = useTable(state => state.view.mapCode);
  const called = useTable(state => calledHex(state.view));
  const chosen = useTable(state => state.chosen);
  const choose = useTable(state => state.choose);
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const light = useMemo(() => clues && clueLight(clues, map, only), [clues, map, only]);
  return (
    <MapPanel
      map={map}
      lit={light?.lit}
      litFrom={light?.from}
      called={called}
      chosen={chosen}
      onChoose={choose}
      banner={<QuestionOnMap />}
    />
  );
}
