import { FRAMED_HEIGHT, FRAMED_WIDTH } from './Frame';

/** The maximum width of the map, in multiples of its frame's width. */
export const MAX_ZOOM = 4;
const DOUBLE_TAP = { zoom: 2.4, ms: 320, px: 28 };

/** A point in the frame, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The size of the frame, in pixels. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** The size and position of the sheet behind its frame. */
export interface Placement {
  /** The sheet's width, in multiples of the frame's width, from 1 to `MAX_ZOOM`. */
  readonly zoom: number;
  /** The sheet's upper left corner: negative where the frame has scrolled. */
  readonly corner: Spot;
}

/** A zoomable sheet in a scrolling frame. */
export interface ZoomingSheet {
  readonly frame: HTMLElement;
  readonly sheet: HTMLElement;
  /** The sheet's current width, in multiples of the frame's width. */
  zoom(): number;
  placement(): Placement;
  /** Renders the sheet at this placement. */
  place(placement: Placement): void;
  /** Zooms around a point of the frame; around its middle if none is given. */
  zoomTo(zoom: number, spot?: Spot): void;
  stop(): void;
}

/** Makes a sheet zoomable by buttons and double taps. */
export function zoomSheet(
  frame: HTMLElement,
  sheet: HTMLElement,
  /** The default zoom: a double tap zooms in from it, and back to it. */
  rest: () => number,
  onZoom: (zoom: number) => void,
): ZoomingSheet {
  const controller = new AbortController();
  let zoom = 1;

  const placement = (): Placement => ({
    zoom,
    corner: {
      x: sheet.offsetLeft - frame.scrollLeft,
      y: sheet.offsetTop - frame.scrollTop,
    },
  });

  function place({ zoom: next, corner }: Placement): void {
    zoom = next;
    sheet.style.width = `${100 * next}%`;
    frame.scrollTo({ left: -corner.x, top: -corner.y, behavior: 'instant' });
    onZoom(next);
  }

  function zoomTo(target: number, spot?: Spot): void {
    const size = sizeOf(frame);
    const from = spot ?? { x: size.width / 2, y: size.height / 2 };
    place(zoomedAt(placement(), size, target, from));
  }

  let last: { at: number; spot: Spot } | undefined;
  function tap(event: MouseEvent): void {
    // Keyboards and screen readers click without coordinates.
    if (event.detail === 0) return;
    const spot = spotIn(frame, event.clientX, event.clientY);
    const isSecond =
      last !== undefined &&
      event.timeStamp - last.at < DOUBLE_TAP.ms &&
      Math.hypot(spot.x - last.spot.x, spot.y - last.spot.y) < DOUBLE_TAP.px;
    last = isSecond ? undefined : { at: event.timeStamp, spot };
    if (!isSecond) return;
    // It must not select a space: the map under the finger has changed since the first tap.
    event.stopPropagation();
    const restZoom = clamp(rest());
    zoomTo(zoom > restZoom ? restZoom : restZoom * DOUBLE_TAP.zoom, spot);
  }
  const { signal } = controller;
  frame.addEventListener('click', tap, { signal });
  // After a tap elsewhere in between they are not a double tap.
  const forget = (event: Event) => {
    if (event.target instanceof Node && !frame.contains(event.target)) last = undefined;
  };
  document.addEventListener('click', forget, { signal, capture: true });

  return {
    frame,
    sheet,
    zoom: () => zoom,
    placement,
    place,
    zoomTo,
    stop: () => controller.abort(),
  };
}

/**
 * The placement after zooming, with the point of the sheet that was at `from` in the frame now at `to`. The sheet's
 * edges never leave a gap; along an axis where it is smaller than its frame, it is centred.
 */
export function zoomedAt(
  { zoom, corner }: Placement,
  frame: FrameSize,
  target: number,
  from: Spot,
  to: Spot = from,
): Placement {
  const next = clamp(target);
  const width = next * frame.width;
  const height = (width * FRAMED_HEIGHT) / FRAMED_WIDTH;
  const along = (axis: 'x' | 'y', room: number) => {
    const place = to[axis] - ((from[axis] - corner[axis]) * next) / zoom;
    return room >= 0 ? room / 2 : Math.min(0, Math.max(room, place));
  };
  return {
    zoom: next,
    corner: { x: along('x', frame.width - width), y: along('y', frame.height - height) },
  };
}

/** Converts window coordinates to frame coordinates. */
export const spotIn = (
  frame: HTMLElement,
  x: number,
  y: number,
  corner: Spot = frame.getBoundingClientRect(),
): Spot => ({ x: x - corner.x, y: y - corner.y });

export const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): FrameSize => ({
  width: clientWidth,
  height: clientHeight,
});

/** Whether the content exceeds the frame, with 1 px tolerance because lengths are rounded. */
export const overflows = (frame: HTMLElement): boolean =>
  frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 1;

/** Snaps to 1 when close: a zoom of 1.02 is useless. */
const clamp = (zoom: number): number => (zoom < 1.05 ? 1 : Math.min(zoom, MAX_ZOOM));
