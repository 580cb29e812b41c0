'use client';

import { useEffect, useRef, useState } from 'react';
import { FRAMED_HEIGHT, FRAMED_WIDTH } from './Frame';
import { MAX_ZOOM, overflows, type ZoomingSheet, zoomSheet } from './zoomSheet';

/** The zoom factor of one button press. */
const STEP = 1.7;

/** The zoom level until the user changes it: the whole map is visible, or it fills its frame. */
type Rest = 'whole' | 'filled';

/** A frame that scrolls over a sheet with a map, which zooms by buttons, pinch, double tap, and wheel. */
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
    const stopGestures = enableGestures(zooming);
    const stopFilling = rest === 'filled' ? keepFilled(zooming) : undefined;
    return () => {
      stopFilling?.();
      stopGestures();
      zooming.stop();
    };
  }, [rest]);

  return {
    frame,
    sheet,
    isLarge,
    /** Shows the whole map; `undefined` while the whole map is visible. */
    showWhole: zoom > 1 ? () => zoomTo.current?.(1) : undefined,
    zoomOut: zoom > 1 ? () => zoomTo.current?.(zoom / STEP) : undefined,
    zoomIn: zoom < MAX_ZOOM ? () => zoomTo.current?.(zoom * STEP) : undefined,
  };
}

/** The zoom at which a map fills its frame and scrolls in one direction only, in multiples of the frame's width. */
const zoomToFill = ({ clientWidth, clientHeight }: HTMLElement): number =>
  Math.max(1, (clientHeight * FRAMED_WIDTH) / (clientWidth * FRAMED_HEIGHT));

/** Fills the frame again when the phone is rotated, and whenever the frame resizes before the user has zoomed. */
function keepFilled({ frame, zoomTo, zoom }: ZoomingSheet): () => void {
  let width = 0;
  let filled = zoom();
  const observer = new ResizeObserver(() => {
    const isRotated = frame.clientWidth !== width;
    if (!isRotated && zoom() !== filled) return;
    width = frame.clientWidth;
    zoomTo(zoomToFill(frame));
    filled = zoom();
    if (isRotated) showChosen(frame);
  });
  observer.observe(frame);
  return () => observer.disconnect();
}

const showChosen = (frame: HTMLElement): void =>
  frame
    .querySelector('[aria-selected="true"]')
    ?.scrollIntoView({ block: 'center', inline: 'center' });

/**
 * Enables pinching and dragging once their script has loaded. Until then, or if it fails to load, only buttons and taps
 * work. Call the returned function to stop.
 */
function enableGestures(zooming: ZoomingSheet): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  void import('./zoomByHand').then(
    ({ zoomByHand }) => {
      if (!isStopped) stop = zoomByHand(zooming);
    },
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}
