'use client';

import { useEffect, useState } from 'react';

/**
 * Whole seconds until a moment of this phone's own clock (ms since 1970), 0 once it is past. Phones
 * disagree about the hour, so do not ask for a moment of somebody else's.
 */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
