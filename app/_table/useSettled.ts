'use client';

import { useEffect, useState } from 'react';

/** So long a button that has just come or moved is deaf: the finger was on its way to another one. */
const DEAF_MILLISECONDS = 300;

/** Whether what `state` tells of has stood for a while. It changes with all that comes or moves. */
export function useSettled(state: string): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(state), DEAF_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [state]);
  return settled === state;
}
