'use client';

import { useEffect, useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { isServerLost } from '@/app/_state/tableStore';
import type { SeatNumber } from '@/lib/board/players';
import { type PressPhase, useCover, useLongPress } from './useLongPress';
import { isOffline, useLook } from './useLook';
import { useSignal } from './useSignal';

/** How long loading a clue may take before the button reports it. */
const SLOW_MILLISECONDS = 400;

/**
 * The button's state. `fetching`: the clue is slow to load; `lost`: there is no connection. In both cases the clue
 * opens when it arrives, if the button is still held.
 */
export type LookPhase = Exclude<PressPhase, 'tapped'> | 'fetching' | 'lost';

/** Whether the clue is open or about to open. */
export const isOpening = (phase: LookPhase): boolean => phase !== 'rest' && phase !== 'lost';

/** A seat's clue while it is held open. `mayOpen` is whether there is anything to open. */
export function useSealedClue(seat: SeatNumber, mayOpen: boolean) {
  const { phase: pressed, press, release, toggle, triesTaps } = useLongPress();
  const isTapped = pressed === 'tapped';
  const phase = mayOpen ? (isTapped ? 'held' : pressed) : 'rest';
  useCover(release);
  const look = useLook(seat, phase === 'held');
  useSignal(seat, look?.ok === true);
  const isLost = useTable(isServerLost);
  const isCached = useTable(({ cachedClues, view }) =>
    cachedClues.some(each => each.seat === seat && each.dealNumber === view.dealNumber),
  );
  const isSlow = useHasLastedFor(phase === 'held' && look === undefined, SLOW_MILLISECONDS);

  /** Shows 'held' once the clue is open, but not if it cannot be loaded. */
  function phaseShown(): LookPhase {
    if (look?.ok) return 'held';
    if ((isLost && !isCached) || isOffline(look)) return 'lost';
    if (phase !== 'held') return phase;
    if (look !== undefined) return 'rest';
    return isSlow ? 'fetching' : 'filling';
  }
  return {
    hold: {
      press,
      release,
      toggle: () => mayOpen && toggle(),
      phase: phaseShown(),
      isTapped,
      isPlain: !mayOpen,
    },
    look,
    triesTaps,
  };
}

/** Whether `condition` has been true for that long. */
function useHasLastedFor(condition: boolean, milliseconds: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [condition, milliseconds]);
  return condition && hasLasted;
}
