'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { MOST, zoomByHand } from './zoomByHand';

/** How much larger or smaller one press of a button makes the map. */
const STEP = 1.7;

/** A frame that scrolls over a sheet, which grows by buttons, pinch, double tap and wheel. */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const zoomTo = useRef<(zoom: number) => void>(undefined);
  const [zoom, setZoom] = useState(1);

  useEffect(() => {
    if (frame.current === null || sheet.current === null) return;
    const hand = zoomByHand(frame.current, sheet.current, setZoom);
    zoomTo.current = hand.zoomTo;
    return hand.stop;
  }, []);

  const fit = useCallback(() => zoomTo.current?.(1), []);
  return {
    frame,
    sheet,
    isLarge: zoom > 1,
    zoomOut: zoom > 1 ? () => zoomTo.current?.(zoom / STEP) : undefined,
    zoomIn: zoom < MOST ? () => zoomTo.current?.(zoom * STEP) : undefined,
    fit,
  };
}
