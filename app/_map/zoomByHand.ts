import {
  createGesture,
  dragAction,
  type Handler,
  pinchAction,
  type UserGestureConfig,
} from '@use-gesture/vanilla';
import { clamp, overflows, type Spot, spotIn, type ZoomingSheet } from './zoomSheet';

/** A mouse that moved this far, in pixels, drags the map and selects nothing. */
const SLACK = 4;

const handsOn = createGesture([dragAction, pinchAction]);
const HANDS = {
  pinch: {
    pointer: { touch: true },
    // Every pinch starts at scale one, wherever the previous one ended.
    from: [1, 0],
    preventDefault: true,
    eventOptions: { passive: false },
  },
  drag: { threshold: SLACK, pointer: { mouse: true, keys: false } },
} satisfies UserGestureConfig;
type PinchHandler = Handler<'pinch'>;
type DragHandler = Handler<'drag'>;

/**
 * Lets the user zoom a sheet by pinch and wheel, and drag it by mouse, until the returned function is called.
 * Panning by touch is native scrolling. During a gesture only styles are written; layout is read only when the
 * gesture starts.
 */
export function zoomByHand({ frame, sheet, zoom, zoomAt }: ZoomingSheet): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const hands = handsOn(frame, { onPinch: pinch(), onDrag: pull() }, HANDS);
  return () => {
    hands.destroy();
    listening.abort();
  };

  /** Stretches the drawing during a pinch, and renders it at the new size when the fingers lift. */
  function pinch(): PinchHandler {
    let corner: Spot = { x: 0, y: 0 };
    let from = corner;

    return ({ event, first, last, origin: [x, y], movement: [stretch] }) => {
      // A wheel event with Ctrl; trackpads send the same for a pinch.
      if (event instanceof WheelEvent) {
        if (!last) zoomAt(zoom() * 2 ** (-event.deltaY / 200), spotIn(frame, x, y));
        return;
      }
      if (first) {
        corner = frame.getBoundingClientRect();
        from = spotIn(frame, x, y, corner);
        sheet.style.transformOrigin = `${frame.scrollLeft + from.x}px ${frame.scrollTop + from.y}px`;
      }
      const to = spotIn(frame, x, y, corner);
      const wanted = clamp(zoom() * stretch);
      sheet.style.transform = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${wanted / zoom()})`;
      if (!last) return;
      sheet.style.transform = '';
      zoomAt(wanted, from, to);
    };
  }

  /** For the mouse only: touch scrolls natively. */
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
}
