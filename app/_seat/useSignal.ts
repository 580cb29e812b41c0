'use client';

import { useEffect } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { goesRound } from '@/app/_table/questions';
import type { SeatNumber } from '@/lib/game/seat';
import { tellSeats, wakeSignal } from './signal';

const TOUCHES = ['pointerup', 'click', 'keydown'] as const;

/** Where the table wished for it, the phone that goes round says whose clue is opened: nobody peeks unheard. */
export function useSignal(seat: SeatNumber, isOpen: boolean): void {
  const isWished = useSignalWish();
  useEffect(() => {
    if (isWished && isOpen) tellSeats([seat]);
  }, [isWished, isOpen, seat]);
}

/** Whether the table wished for that; if so, the phone can sound from the next touch on. */
export function useSignalWish(): boolean {
  const isWished = useTable(({ view }) => view.signals && goesRound(view));
  useEffect(() => {
    if (!isWished) return;
    for (const touch of TOUCHES) addEventListener(touch, wakeSignal, true);
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, wakeSignal, true);
    };
  }, [isWished]);
  return isWished;
}
