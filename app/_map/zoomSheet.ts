/** The maximum width of the map, in multiples of its frame's width. */
export const MOST_ZOOM = 4;
const DOUBLE_TAP = { zoom: 2.4, ms: 320, px: 28 };

/** A point in the frame, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A zoomable sheet in a scrolling frame. */
export interface ZoomingSheet {
  readonly frame: HTMLElement;
  readonly sheet: HTMLElement;
  /** The sheet's current width, in multiples of the frame's width. */
  zoom(): number;
  /** Zooms so that the point at `from` in the frame ends up at `to`. */
  zoomAt(zoom: number, from: Spot, to?: Spot): void;
  /** Zooms around the middle of the frame. */
  zoomTo(zoom: number): void;
  stop(): void;
}

/** Lets buttons and double taps zoom a sheet. */
export function zoomSheet(
  frame: HTMLElement,
  sheet: HTMLElement,
  /** The default zoom: a double tap zooms in from it, and back to it. */
  rest: () => number,
  onZoom: (zoom: number) => void,
): ZoomingSheet {
  const listening = new AbortController();
  let zoom = 1;

  function zoomAt(wanted: number, from: Spot, to: Spot = from): void {
    const next = clamp(wanted);
    const ratio = next / zoom;
    // A sheet lower than its frame is centred in it.
    const x = (frame.scrollLeft + from.x - sheet.offsetLeft) * ratio - to.x;
    const y = (frame.scrollTop + from.y - sheet.offsetTop) * ratio - to.y;
    zoom = next;
    sheet.style.width = `${100 * next}%`;
    frame.scrollTo({ left: x + sheet.offsetLeft, top: y + sheet.offsetTop, behavior: 'instant' });
    onZoom(next);
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
    const least = clamp(rest());
    zoomAt(zoom > least ? least : least * DOUBLE_TAP.zoom, spot);
  }
  frame.addEventListener('click', tap, { signal: listening.signal });

  return {
    frame,
    sheet,
    zoom: () => zoom,
    zoomAt,
    zoomTo: wanted => zoomAt(wanted, { x: frame.clientWidth / 2, y: frame.clientHeight / 2 }),
    stop: () => listening.abort(),
  };
}

/** Converts window coordinates to frame coordinates. */
export const spotIn = (
  frame: HTMLElement,
  x: number,
  y: number,
  corner: Spot = frame.getBoundingClientRect(),
): Spot => ({ x: x - corner.x, y: y - corner.y });

/** Whether the content exceeds the frame, with 1 px tolerance because lengths are rounded. */
export const overflows = (frame: HTMLElement): boolean =>
  frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 1;

/** Snaps to 1 when close: nobody wants a zoom of 1.02. */
export const clamp = (zoom: number): number => (zoom < 1.05 ? 1 : Math.min(zoom, MOST_ZOOM));
