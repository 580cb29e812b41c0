/** The map is drawn at most so many times as wide as its frame. */
export const MOST_ZOOM = 4;
const DOUBLE_TAP = { zoom: 2.4, ms: 320, px: 28 };

/** A place in the frame, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A sheet that grows in a frame that scrolls. */
export interface ZoomingSheet {
  readonly frame: HTMLElement;
  readonly sheet: HTMLElement;
  /** How many times as wide as its frame the sheet is now. */
  zoom(): number;
  /** What lay at `from` in the frame lies at `to` in it afterwards. */
  zoomAt(zoom: number, from: Spot, to?: Spot): void;
  /** Keeps the middle of the frame where it is. */
  zoomTo(zoom: number): void;
  stop(): void;
}

/** Lets buttons and two taps enlarge a sheet. */
export function zoomSheet(
  frame: HTMLElement,
  sheet: HTMLElement,
  /** How large the sheet is at rest: two taps enlarge it from there, and lead back there. */
  rest: () => number,
  onZoom: (zoom: number) => void,
): ZoomingSheet {
  const listening = new AbortController();
  let zoom = 1;

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

  let last: { at: number; spot: Spot } | undefined;
  function tap(event: MouseEvent): void {
    // Keys and screen readers click nowhere.
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

/** A point of the window, in the frame. */
export const spotIn = (
  frame: HTMLElement,
  x: number,
  y: number,
  corner: Spot = frame.getBoundingClientRect(),
): Spot => ({ x: x - corner.x, y: y - corner.y });

/** Whether there is more to see than fits a frame; lengths are rounded. */
export const overflows = (frame: HTMLElement): boolean =>
  frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 1;

/** Almost fitting is fitting: nobody means 1.02. */
export const clamp = (zoom: number): number => (zoom < 1.05 ? 1 : Math.min(zoom, MOST_ZOOM));
