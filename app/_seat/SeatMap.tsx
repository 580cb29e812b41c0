'use client';

import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { NoticeBar } from '@/app/_table/LazyNoticeBar';
import { TableMap } from '@/app/_table/TableMap';
import { useGameMap } from '@/app/_table/useGameMap';
import type { SeatView } from '@/lib/game/views/views';
import { HoldButton } from './HoldButton';
import type { HeldContent } from './heldContent';
import { clueLight, useMarks } from './useMarks';
import { isOpening } from './useSealedClue';

/** Takes the props of the hold button, which also appears on a map that fills the screen. */
interface SeatMapProps extends ComponentProps<typeof HoldButton> {
  /** The clues while they are open. */
  readonly clues: SeatView | undefined;
  /** Index of the one clue to light. */
  readonly only: number | undefined;
  readonly opened: HeldContent | undefined;
  /** Shown on the line above the map until a space is chosen. */
  readonly prompt: ReactNode;
}

/** The map with the spaces that the seat's clues light. */
export function SeatMap({ clues, only, opened, prompt, ...button }: SeatMapProps) {
  const phase = useTable(state => state.view.phase);
  const map = useGameMap();
  const light = useMemo(() => clues && clueLight(clues, map, only), [clues, map, only]);
  const marks = useMarks(clues, only, opened);
  return (
    <TableMap
      lit={light?.lit}
      litFrom={light?.from}
      marks={marks}
      prompt={prompt}
      banner={<NoticeBar isFrozen={isOpening(button.phase)} />}
      actions={phase !== 'ended' && <HoldButton {...button} />}
    />
  );
}
