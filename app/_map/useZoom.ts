'use client';

import { useEffect, useRef, useState } from 'react';
import { FRAMED_HEIGHT, FRAMED_WIDTH } from './Frame';
import { MOST, overflows, zoomByHand } from './zoomByHand';

/** How much larger or smaller one press of a button makes the map. */
const STEP = 1.7;

/** How large a map is until somebody changes it: all of it is in sight, or it fills its frame. */
export type Rest = 'whole' | 'filled';

/** A frame that scrolls over a sheet with a map, which grows by buttons, pinch, double tap and wheel. */
export function useZoom(rest: Rest) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const zoomTo = useRef<(zoom: number) => void>(undefined);
  const [zoom, setZoom] = useState(1);
  const [isLarge, setLarge] = useState(false);

  useEffect(() => {
    const { current } = frame;
    if (current === null || sheet.current === null) return;
    const restZoom = () => (rest === 'filled' ? zoomToFill(current) : 1);
    const hand = zoomByHand(current, sheet.current, restZoom, next => {
      setZoom(next);
      setLarge(overflows(current));
    });
    zoomTo.current = hand.zoomTo;
    const stopFilling = rest === 'filled' ? fillAnew(current, hand.zoomTo) : undefined;
    return () => {
      stopFilling?.();
      hand.stop();
    };
  }, [rest]);

  return {
    frame,
    sheet,
    isLarge,
    zoomOut: zoom > 1 ? () => zoomTo.current?.(zoom / STEP) : undefined,
    zoomIn: zoom < MOST ? () => zoomTo.current?.(zoom * STEP) : undefined,
  };
}

/** So many times its frame's width is a map that fills it and slides one way. */
const zoomToFill = ({ clientWidth, clientHeight }: HTMLElement): number =>
  Math.max(1, (clientHeight * FRAMED_WIDTH) / (clientWidth * FRAMED_HEIGHT));

/** Fills the frame, and again when a phone is turned; a bar of the browser that comes and goes changes nothing. */
function fillAnew(frame: HTMLElement, zoomTo: (zoom: number) => void): () => void {
  let width = 0;
  const watch = new ResizeObserver(() => {
    if (frame.clientWidth === width) return;
    width = frame.clientWidth;
    zoomTo(zoomToFill(frame));
    frame
      .querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'center', inline: 'center' });
  });
  watch.observe(frame);
  return () => watch.disconnect();
}
