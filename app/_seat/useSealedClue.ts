'use client';

import { useCover } from './useCover';
import { type HoldPhase, useHold } from './useHold';
import { useLook } from './useLook';

/** A seat's clue, there while it is held open. */
export function useSealedClue(seat: number) {
  const { phase, ...hold } = useHold();
  useCover(hold.release);
  const look = useLook(seat, phase === 'held');
  return { hold: { ...hold, phase: phaseShown(phase, look) }, look };
}

/** The button glows once the clue lies open, and not where it cannot be had. */
function phaseShown(phase: HoldPhase, look: ReturnType<typeof useLook>): HoldPhase {
  if (phase !== 'held' || look?.ok) return phase;
  return look === undefined ? 'filling' : 'rest';
}
