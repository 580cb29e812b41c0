import { useState } from 'react';

/** The value as it is now, or while it is kept, as it was before. */
export function useFrozen<T>(now: T, isFrozen: boolean): T {
  const [last, setLast] = useState(now);
  if (!isFrozen && last !== now) setLast(now);
  return isFrozen ? last : now;
}
