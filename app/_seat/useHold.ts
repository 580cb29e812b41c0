'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a press must last before it counts, so that a stray touch uncovers nothing. */
export const HOLD_MILLISECONDS = 350;

export type HoldPhase = 'rest' | 'filling' | 'held';

/** A press that counts once it has lasted, and ends the moment it is let go. */
export function useHold() {
  const [phase, setPhase] = useState<HoldPhase>('rest');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const press = useCallback(() => {
    clearTimeout(timer.current);
    setPhase('filling');
    timer.current = setTimeout(() => setPhase('held'), HOLD_MILLISECONDS);
  }, []);

  const release = useCallback(() => {
    clearTimeout(timer.current);
    setPhase('rest');
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { phase, press, release };
}
