'use client';

import { type ComponentProps, useMemo } from 'react';
import { MapPanel } from '@/app/_map/MapPanel';
import { useTable } from '@/app/_state/TableProvider';
import { SaidLine } from '@/app/_table/SaidLine';
import { calledHex } from '@/app/_table/tableFacts';
import { useBoardOnMap } from '@/app/_table/useBoard';
import { useGameMap } from '@/app/_table/useGameMap';
import type { SeatView } from '@/lib/game/views/views';
import { HoldButton } from './HoldButton';
import type { HeldContent } from './heldContent';
import { clueLight, useMarks } from './useMarks';

/** Takes the props of the hold button, which also appears on a map that fills the screen. */
interface SeatMapProps extends ComponentProps<typeof HoldButton> {
  /** The clues while they are open. */
  readonly clues: SeatView | undefined;
  /** Index of the one clue to light. */
  readonly only: number | undefined;
  readonly opened: HeldContent | undefined;
}

/** The map with the spaces that the seat's clues light. */
export function SeatMap({ clues, only, opened, ...button }: SeatMapProps) {
  const phase = useTable(state => state.view.phase);
  const called = useTable(state => calledHex(state.view));
  const chosen = useTable(state => state.chosen);
  const choose = useTable(state => state.choose);
  const pieces = useBoardOnMap();
  const map = useGameMap();
  const light = useMemo(() => clues && clueLight(clues, map, only), [clues, map, only]);
  const marks = useMarks(clues, only, opened);
  return (
    <MapPanel
      map={map}
      lit={light?.lit}
      litFrom={light?.from}
      marks={marks}
      pieces={pieces}
      called={called}
      chosen={chosen}
      onChoose={choose}
      banner={<SaidLine />}
      thumb={phase !== 'ended' && <HoldButton {...button} />}
    />
  );
}
