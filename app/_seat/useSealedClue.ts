'use client';

import { useCover } from './useCover';
import { useHold } from './useHold';
import { useLook } from './useLook';

/** A seat's clue, there while it is held open. */
export function useSealedClue(seat: number) {
  const hold = useHold();
  useCover(hold.release);
  const look = useLook(seat, hold.phase === 'held');
  return { hold, look };
}
