'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How many times the frame's width the map is drawn wide. */
const ZOOMS = [1, 1.7, 2.6] as const;
export type Zoom = (typeof ZOOMS)[number];

/** A frame that can be scrolled over a larger map, and the steps in which the map grows. */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);

  /** What was in the middle of the frame stays there. */
  function zoomTo(next: number) {
    const { current } = frame;
    if (current === null) return;
    const x = (current.scrollLeft + current.clientWidth / 2) / current.scrollWidth;
    const y = (current.scrollTop + current.clientHeight / 2) / current.scrollHeight;
    flushSync(() => setIndex(next));
    current.scrollTo({
      left: x * current.scrollWidth - current.clientWidth / 2,
      top: y * current.scrollHeight - current.clientHeight / 2,
    });
  }

  return {
    frame,
    zoom: ZOOMS[index] ?? 1,
    zoomOut: index > 0 ? () => zoomTo(index - 1) : undefined,
    zoomIn: index < ZOOMS.length - 1 ? () => zoomTo(index + 1) : undefined,
    fit: () => zoomTo(0),
  };
}
