import {
  createGesture,
  dragAction,
  type Handler,
  pinchAction,
  type UserGestureConfig,
} from '@use-gesture/vanilla';
import {
  overflows,
  type Placement,
  sizeOf,
  spotIn,
  type ZoomingSheet,
  zoomedAt,
} from './zoomSheet';

/** A mouse that moved this far, in pixels, drags the map and selects nothing. */
const SLACK = 4;

/** How long a map that is let go keeps sliding at its last speed. */
const GLIDE_MILLISECONDS = 150;

const handsOn = createGesture([dragAction, pinchAction]);
const HANDS = {
  pinch: {
    pointer: { touch: true },
    // Every pinch starts at scale one, wherever the previous one ended.
    from: [1, 0],
    preventDefault: true,
    eventOptions: { passive: false },
  },
  drag: { threshold: SLACK, pointer: { keys: false } },
} satisfies UserGestureConfig;
type PinchHandler = Handler<'pinch'>;
type DragHandler = Handler<'drag'>;

/**
 * Lets the user zoom a sheet by pinch and wheel, and pull it by mouse or finger, until the returned function is called.
 * A finger's native scrolling would keep to one axis. During a pinch only styles are written; layout is read only when
 * it starts.
 */
export function zoomByHand(zooming: ZoomingSheet): () => void {
  const { frame, sheet, zoom, placement, place, zoomTo } = zooming;
  const listening = new AbortController();
  const { signal } = listening;
  const hands = handsOn(frame, { onPinch: pinch(), onDrag: pull() }, HANDS);
  return () => {
    hands.destroy();
    listening.abort();
  };

  /** Stretches the drawing during a pinch, and renders it at the new size when the fingers lift. */
  function pinch(): PinchHandler {
    let grip = gripAt(0, 0);

    return ({ event, first, last, origin: [x, y], movement: [stretch] }) => {
      // A wheel event with Ctrl; trackpads send the same for a pinch.
      if (event instanceof WheelEvent) {
        if (!last) zoomTo(zoom() * 2 ** (-event.deltaY / 200), spotIn(frame, x, y));
        return;
      }
      if (first) {
        grip = gripAt(x, y);
        // Two fingers could otherwise scroll, too.
        frame.style.overflow = 'hidden';
        sheet.style.transformOrigin = '0 0';
      }
      const { corner, from, size, before } = grip;
      const after = zoomedAt(
        before,
        size,
        before.zoom * stretch,
        from,
        spotIn(frame, x, y, corner),
      );
      sheet.style.transform = last ? '' : moveOf(before, after);
      if (!last) return;
      frame.style.overflow = '';
      place(after);
    };
  }

  /** Where the fingers take hold, and how everything lies then. */
  function gripAt(x: number, y: number) {
    const corner = frame.getBoundingClientRect();
    return { corner, from: spotIn(frame, x, y, corner), size: sizeOf(frame), before: placement() };
  }

  /** Pulls a sheet that is larger than its frame. A click after it chooses nothing. */
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

    return ({ first, last, canceled, pinching, cancel, movement: [x, y], ...at }) => {
      if (canceled) return;
      if (pinching) return cancel();
      if (first) held = { left: frame.scrollLeft, top: frame.scrollTop };
      if (first) hasPulled = overflows(frame);
      if (!hasPulled) return;
      const glide = (axis: 0 | 1) =>
        last ? at.velocity[axis] * at.direction[axis] * GLIDE_MILLISECONDS : 0;
      frame.scrollTo({
        left: held.left - x - glide(0),
        top: held.top - y - glide(1),
        behavior: last && !prefersStillness() ? 'smooth' : 'instant',
      });
    };
  }
}

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The CSS transform that shows a sheet as it will lie. */
const moveOf = (before: Placement, after: Placement): string =>
  `translate(${after.corner.x - before.corner.x}px, ${after.corner.y - before.corner.y}px) scale(${after.zoom / before.zoom})`;
