'use client';

import { useEffect, useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { isLost } from '@/app/_state/tableStore';
import { useOpenQuestion } from '@/app/_table/useQuestions';
import { type HoldPhase, useCover, useLongPress } from './useLongPress';
import { isOffline, useLook } from './useLook';
import { useSignal } from './useSignal';

/** How long a clue may take to come before that is said. */
const SLOW_MILLISECONDS = 400;

/**
 * What the button shows: also that the clue is slow to come, or that nothing can be fetched just now.
 * Both open by themselves once the clue is here, if it is still held.
 */
export type LookPhase = HoldPhase | 'fetching' | 'lost';

/** Whether somebody holds it and it may open at any moment, or lies open. */
export const isOpening = (phase: LookPhase): boolean => phase !== 'rest' && phase !== 'lost';

/** A seat's clue, there while it is held open. `mayOpen` is whether there is something to open. */
export function useSealedClue(seat: number, mayOpen: boolean) {
  const { phase: pressed, ...hold } = useLongPress();
  const phase = mayOpen ? pressed : 'rest';
  useCover(hold.release);
  const look = useLook(seat, phase === 'held');
  useSignal(seat, look?.ok === true);
  const isTableLost = useTable(isLost);
  const isKept = useTable(state => state.memory?.clues.includes(seat) === true);
  const isPlain = useOpenQuestion() !== undefined || !mayOpen;
  const isSlow = useHasLastedFor(phase === 'held' && look === undefined, SLOW_MILLISECONDS);

  /** It glows once the clue lies open, and not where it cannot be had. */
  function phaseShown(): LookPhase {
    if (look?.ok) return 'held';
    if ((isTableLost && !isKept) || isOffline(look)) return 'lost';
    if (phase !== 'held') return phase;
    if (look !== undefined) return 'rest';
    return isSlow ? 'fetching' : 'filling';
  }
  return { hold: { ...hold, phase: phaseShown(), isPlain }, look };
}

/** Whether something has been so for that long. */
function useHasLastedFor(isSo: boolean, milliseconds: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isSo, milliseconds]);
  return isSo && hasLasted;
}
