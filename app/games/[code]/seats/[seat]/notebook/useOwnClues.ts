import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCover } from '@/app/_seat/useCover';
import { useLook } from '@/app/_seat/useLook';
import { useSignal } from '@/app/_seat/useSignal';
import type { ClueId } from '@/lib/clues/clue';
import type { SeatNumber } from '@/lib/game/seat';

const NONE: readonly ClueId[] = [];

/**
 * One's own clues, to reckon with: nothing until they are asked for, which counts as a look and is heard where looks
 * are, and no longer than somebody may be looking at the page.
 */
export function useOwnClues(seat: SeatNumber) {
  const [isOpen, setOpen] = useState(false);
  const cover = useCallback(() => setOpen(false), []);
  useCover(cover);
  const look = useLook(seat, isOpen);
  useSignal(seat, look?.ok === true);
  const clues = useMemo(() => (look?.ok ? look.value.clues.map(({ id }) => id) : NONE), [look]);

  function read() {
    // After a refusal it is another look.
    flushSync(cover);
    setOpen(true);
  }

  return { clues, trouble: look?.ok === false ? look.error : undefined, read };
}
