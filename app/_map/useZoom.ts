'use client';

import { useEffect, useRef, useState } from 'react';
import { FRAMED_HEIGHT, FRAMED_WIDTH } from './Frame';
import { MOST_ZOOM, overflows, type ZoomingSheet, zoomSheet } from './zoomSheet';

/** How much larger or smaller one press of a button makes the map. */
const STEP = 1.7;

/** How large a map is until somebody changes it: all of it is in sight, or it fills its frame. */
type Rest = 'whole' | 'filled';

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
    const zooming = zoomSheet(current, sheet.current, restZoom, next => {
      setZoom(next);
      setLarge(overflows(current));
    });
    zoomTo.current = zooming.zoomTo;
    const stopHands = followHands(zooming);
    const stopFilling = rest === 'filled' ? keepFilled(zooming) : undefined;
    return () => {
      stopFilling?.();
      stopHands();
      zooming.stop();
    };
  }, [rest]);

  return {
    frame,
    sheet,
    isLarge,
    zoomOut: zoom > 1 ? () => zoomTo.current?.(zoom / STEP) : undefined,
    zoomIn: zoom < MOST_ZOOM ? () => zoomTo.current?.(zoom * STEP) : undefined,
  };
}

/** So many times its frame's width is a map that fills it and slides one way. */
const zoomToFill = ({ clientWidth, clientHeight }: HTMLElement): number =>
  Math.max(1, (clientHeight * FRAMED_WIDTH) / (clientWidth * FRAMED_HEIGHT));

/** Fills the frame; again when a phone is turned, and whenever the frame changes while nobody has zoomed. */
function keepFilled({ frame, zoomTo, zoom }: ZoomingSheet): () => void {
  let width = 0;
  let filled = zoom();
  const watch = new ResizeObserver(() => {
    const isTurned = frame.clientWidth !== width;
    if (!isTurned && zoom() !== filled) return;
    width = frame.clientWidth;
    zoomTo(zoomToFill(frame));
    filled = zoom();
    if (isTurned) showChosen(frame);
  });
  watch.observe(frame);
  return () => watch.disconnect();
}

const showChosen = (frame: HTMLElement): void =>
  frame
    .querySelector('[aria-selected="true"]')
    ?.scrollIntoView({ block: 'center', inline: 'center' });

/**
 * Lets hands pinch and pull the sheet, once their script is here: until then, and where it cannot be had, buttons and
 * taps do without. Stops when the result is called.
 */
function followHands(zooming: ZoomingSheet): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  void import('./zoomByHand').then(
    ({ zoomByHand }) => {
      if (!isOver) stop = zoomByHand(zooming);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    stop?.();
  };
}
