'use client';

import { useCallback, useState } from 'react';

/**
 * How high an element is, in CSS pixels, so that what is around it can follow slowly. Not known before it
 * has been measured.
 */
export function useHeight() {
  const [height, setHeight] = useState<number>();
  const inside = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { inside, height };
}
