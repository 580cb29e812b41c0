import { useState } from 'react';

/** The value as it is now, or while it is kept, as it was before. */
export function useKept<T>(now: T, isKept: boolean): T {
  const [last, setLast] = useState(now);
  if (!isKept && last !== now) setLast(now);
  return isKept ? last : now;
}
