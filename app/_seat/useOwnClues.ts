'use client';

import { useMemo } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { useBoard } from '@/app/_table/useBoard';
import type { SaidSeat } from '@/app/_words/said';
import { readStoredMap } from '@/lib/map/mapCode';
import { type OwnClue, ownClues } from './ownClues';

const NONE: readonly OwnClue[] = [];

/** What an open clue is checked against: this table's map, and the pieces as they are recorded. */
export function useOwnClues(view: SaidSeat | undefined, only?: number) {
  const mapCode = useTable(state => state.view.mapCode);
  const players = useTable(state => state.view.players);
  const board = useBoard();
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const clues = useMemo(() => (view ? ownClues(view, players, only) : NONE), [view, players, only]);
  return { clues, map, board };
}
