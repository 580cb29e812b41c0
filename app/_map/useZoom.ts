'use client';

import {
  createGesture,
  dragAction,
  type Handler,
  pinchAction,
  type UserGestureConfig,
} from '@use-gesture/vanilla';
import { useEffect, useRef, useState } from 'react';
import { FRAMED_HEIGHT, FRAMED_WIDTH } from './Frame';

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
    let now = 1;
    const restZoom = () => (rest === 'filled' ? zoomToFill(current) : 1);
    const hand = zoomByHand(current, sheet.current, restZoom, next => {
      now = next;
      setZoom(next);
      setLarge(overflows(current));
    });
    zoomTo.current = hand.zoomTo;
    const stopFilling = rest === 'filled' ? keepFilled(current, hand.zoomTo, () => now) : undefined;
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

/** Fills the frame; again when a phone is turned, and whenever the frame changes while nobody has zoomed. */
function keepFilled(
  frame: HTMLElement,
  zoomTo: (zoom: number) => void,
  zoomNow: () => number,
): () => void {
  let width = 0;
  let filled = zoomNow();
  const watch = new ResizeObserver(() => {
    const isTurned = frame.clientWidth !== width;
    if (!isTurned && zoomNow() !== filled) return;
    width = frame.clientWidth;
    zoomTo(zoomToFill(frame));
    filled = zoomNow();
    if (isTurned) showChosen(frame);
  });
  watch.observe(frame);
  return () => watch.disconnect();
}

const showChosen = (frame: HTMLElement): void =>
  frame
    .querySelector('[aria-selected="true"]')
    ?.scrollIntoView({ block: 'center', inline: 'center' });

/** The map is drawn at most so many times as wide as its frame. */
const MOST = 4;
const DOUBLE_TAP = { zoom: 2.4, ms: 320, px: 28 };
/** A mouse that moved this far, in pixels, pulls the map and chooses nothing. */
const SLACK = 4;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const handsOn = createGesture([dragAction, pinchAction]);
const HANDS = {
  pinch: {
    pointer: { touch: true },
    // Every pinch begins at one, wherever the one before it ended.
    from: [1, 0],
    preventDefault: true,
    eventOptions: { passive: false },
  },
  drag: { threshold: SLACK, pointer: { mouse: true, keys: false } },
} satisfies UserGestureConfig;
type PinchHandler = Handler<'pinch'>;
type DragHandler = Handler<'drag'>;

/**
 * Lets hands enlarge and pull a sheet in a frame that scrolls. Panning by touch is the browser's
 * own scrolling. While a hand moves, styles are written and never a layout read; what has to be
 * known of it is read when the hand comes down.
 */
function zoomByHand(
  frame: HTMLElement,
  sheet: HTMLElement,
  /** How large the sheet is at rest: two taps enlarge it from there, and lead back there. */
  rest: () => number,
  onZoom: (zoom: number) => void,
): { zoomTo: (zoom: number) => void; stop: () => void } {
  const listening = new AbortController();
  const { signal } = listening;
  let zoom = 1;

  /** What lay at `from` in the frame lies at `to` in it afterwards. */
  function zoomAt(wanted: number, from: Spot, to: Spot = from): void {
    const next = clamp(wanted);
    const ratio = next / zoom;
    // A sheet lower than its frame lies in the middle of it.
    const x = (frame.scrollLeft + from.x - sheet.offsetLeft) * ratio - to.x;
    const y = (frame.scrollTop + from.y - sheet.offsetTop) * ratio - to.y;
    zoom = next;
    sheet.style.width = `${100 * next}%`;
    frame.scrollTo({ left: x + sheet.offsetLeft, top: y + sheet.offsetTop, behavior: 'instant' });
    onZoom(next);
  }

  const zoomTo = (wanted: number): void =>
    zoomAt(wanted, { x: frame.clientWidth / 2, y: frame.clientHeight / 2 });

  const inFrame = (x: number, y: number, corner: Spot = frame.getBoundingClientRect()): Spot => ({
    x: x - corner.x,
    y: y - corner.y,
  });

  const hands = handsOn(frame, { onPinch: pinch(), onDrag: pull() }, HANDS);
  tapTwice();
  return {
    zoomTo,
    stop() {
      hands.destroy();
      listening.abort();
    },
  };

  /** The drawing is stretched while two fingers move, and drawn anew when they leave. */
  function pinch(): PinchHandler {
    let corner: Spot = { x: 0, y: 0 };
    let from = corner;

    return ({ event, first, last, origin: [x, y], movement: [stretch] }) => {
      // A wheel with Ctrl; trackpads say the same when they are pinched.
      if (event instanceof WheelEvent) {
        if (!last) zoomAt(zoom * 2 ** (-event.deltaY / 200), inFrame(x, y));
        return;
      }
      if (first) {
        corner = frame.getBoundingClientRect();
        from = inFrame(x, y, corner);
        sheet.style.transformOrigin = `${frame.scrollLeft + from.x}px ${frame.scrollTop + from.y}px`;
      }
      const to = inFrame(x, y, corner);
      const wanted = clamp(zoom * stretch);
      sheet.style.transform = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${wanted / zoom})`;
      if (!last) return;
      sheet.style.transform = '';
      zoomAt(wanted, from, to);
    };
  }

  /** By mouse: fingers pull what scrolls by themselves. */
  function pull(): DragHandler {
    let held = { left: 0, top: 0 };
    let hasPulled = false;
    const press = (): void => {
      hasPulled = false;
    };
    const click = (event: MouseEvent): void => {
      if (hasPulled && event.detail !== 0) event.stopPropagation();
    };
    frame.addEventListener('mousedown', press, { signal, capture: true });
    frame.addEventListener('click', click, { signal, capture: true });

    return ({ first, movement: [x, y] }) => {
      if (first) held = { left: frame.scrollLeft, top: frame.scrollTop };
      if (first) hasPulled = overflows(frame);
      if (!hasPulled) return;
      frame.scrollTo({ left: held.left - x, top: held.top - y, behavior: 'instant' });
    };
  }

  function tapTwice(): void {
    let last: { at: number; spot: Spot } | undefined;
    const tap = (event: MouseEvent): void => {
      // Keys and screen readers click nowhere.
      if (event.detail === 0) return;
      const spot = inFrame(event.clientX, event.clientY);
      const isSecond =
        last !== undefined &&
        event.timeStamp - last.at < DOUBLE_TAP.ms &&
        Math.hypot(spot.x - last.spot.x, spot.y - last.spot.y) < DOUBLE_TAP.px;
      last = isSecond ? undefined : { at: event.timeStamp, spot };
      if (!isSecond) return;
      const least = clamp(rest());
      zoomAt(zoom > least ? least : least * DOUBLE_TAP.zoom, spot);
    };
    frame.addEventListener('click', tap, { signal });
  }
}

/** Whether there is more to see than fits a frame; lengths are rounded. */
const overflows = (frame: HTMLElement): boolean =>
  frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 1;

/** Almost fitting is fitting: nobody means 1.02. */
const clamp = (zoom: number): number => (zoom < 1.05 ? 1 : Math.min(zoom, MOST));
