import { useEffect, useState } from 'react';

/** How long buttons ignore taps after they appear or move: the finger may have aimed at something else. */
const IGNORED_TAPS_MILLISECONDS = 300;

/** True once `state` has been unchanged for that long. `state` must change with everything that appears or moves. */
export function useSettled(state: string, milliseconds = IGNORED_TAPS_MILLISECONDS): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(state), milliseconds);
    return () => clearTimeout(timer);
  }, [state, milliseconds]);
  return settled === state;
}
