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

/** How far, in pixels, the pointer must move to drag the map instead of selecting a space. */
const SLACK = 4;

/** How long the map keeps sliding at its last speed after its release. */
const GLIDE_MILLISECONDS = 150;

const createGestures = createGesture([dragAction, pinchAction]);
const GESTURES = {
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
 * Zooms a sheet by pinch and wheel, and drags it by mouse or finger, until the returned function is called.
 * Native touch scrolling would lock to one axis. During a pinch only styles are written; layout is read only when it
 * starts.
 */
export function zoomByHand(zooming: ZoomingSheet): () => void {
  const { frame, sheet, zoom, placement, place, zoomTo } = zooming;
  const controller = new AbortController();
  const { signal } = controller;
  const gestures = createGestures(frame, { onPinch: pinch(), onDrag: drag() }, GESTURES);
  return () => {
    gestures.destroy();
    controller.abort();
  };

  /** Stretches the drawing during a pinch, and renders it at the new size when the fingers lift. */
  function pinch(): PinchHandler {
    let start = startAt(0, 0);

    return ({ event, first, last, origin: [x, y], movement: [stretch] }) => {
      // A wheel event with Ctrl; trackpads send the same for a pinch.
      if (event instanceof WheelEvent) {
        if (!last) zoomTo(zoom() * 2 ** (-event.deltaY / 200), spotIn(frame, x, y));
        return;
      }
      if (first) {
        start = startAt(x, y);
        // Two fingers could otherwise scroll, too.
        frame.style.overflow = 'hidden';
        sheet.style.transformOrigin = '0 0';
      }
      const { corner, from, size, before } = start;
      const after = zoomedAt(
        before,
        size,
        before.zoom * stretch,
        from,
        spotIn(frame, x, y, corner),
      );
      sheet.style.transform = last ? '' : transformOf(before, after);
      if (!last) return;
      frame.style.overflow = '';
      place(after);
    };
  }

  /** The state at the start of a pinch. */
  function startAt(x: number, y: number) {
    const corner = frame.getBoundingClientRect();
    return { corner, from: spotIn(frame, x, y, corner), size: sizeOf(frame), before: placement() };
  }

  /** Drags a sheet that is larger than its frame. The click that ends a drag selects nothing. */
  function drag(): DragHandler {
    let scrollAtStart = { left: 0, top: 0 };
    let hasDragged = false;
    const press = (): void => {
      hasDragged = false;
    };
    const click = (event: MouseEvent): void => {
      if (hasDragged && event.detail !== 0) event.stopPropagation();
    };
    frame.addEventListener('mousedown', press, { signal, capture: true });
    frame.addEventListener('click', click, { signal, capture: true });

    return ({ first, last, canceled, pinching, cancel, movement: [x, y], ...at }) => {
      if (canceled) return;
      if (pinching) return cancel();
      if (first) scrollAtStart = { left: frame.scrollLeft, top: frame.scrollTop };
      if (first) hasDragged = overflows(frame);
      if (!hasDragged) return;
      const glide = (axis: 0 | 1) =>
        last ? at.velocity[axis] * at.direction[axis] * GLIDE_MILLISECONDS : 0;
      frame.scrollTo({
        left: scrollAtStart.left - x - glide(0),
        top: scrollAtStart.top - y - glide(1),
        behavior: last && !prefersReducedMotion() ? 'smooth' : 'instant',
      });
    };
  }
}

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The CSS transform that previews a sheet's next placement. */
const transformOf = (before: Placement, after: Placement): string =>
  `translate(${after.corner.x - before.corner.x}px, ${after.corner.y - before.corner.y}px) scale(${after.zoom / before.zoom})`;
