'use client';

import { useCallback, useState } from 'react';

/** An element's height in CSS pixels, so that its container can animate to it. `undefined` until measured. */
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
