import { useState } from 'react';

/** The current value, or the last one from before `isFrozen` became true. */
export function useFrozen<T>(now: T, isFrozen: boolean): T {
  const [last, setLast] = useState(now);
  if (!isFrozen && last !== now) setLast(now);
  return isFrozen ? last : now;
}
