/** The map is drawn at most so many times as wide as its frame. */
export const MOST = 4;
const DOUBLE_TAP = { zoom: 2.4, ms: 320, px: 28 };
/** A mouse that moved this far, in pixels, pulls the map and chooses nothing. */
const SLACK = 4;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Lets hands enlarge and pull a sheet in a frame that scrolls. Panning by touch is the browser's
 * own scrolling. While a hand moves, styles are written and never a layout read; what has to be
 * known of it is read when the hand comes down.
 */
export function zoomByHand(
  frame: HTMLElement,
  sheet: HTMLElement,
  onZoom: (zoom: number) => void,
): { zoomTo: (zoom: number) => void; stop: () => void } {
  const listening = new AbortController();
  const { signal } = listening;
  let zoom = 1;

  /** What lay at `from` in the frame lies at `to` in it afterwards. */
  function zoomAt(wanted: number, from: Spot, to: Spot = from): void {
    const next = clamp(wanted);
    const ratio = next / zoom;
    const left = (frame.scrollLeft + from.x) * ratio - to.x;
    const top = (frame.scrollTop + from.y) * ratio - to.y;
    zoom = next;
    sheet.style.width = `${100 * next}%`;
    frame.scrollTo({ left, top, behavior: 'instant' });
    onZoom(next);
  }

  const zoomTo = (wanted: number): void =>
    zoomAt(wanted, { x: frame.clientWidth / 2, y: frame.clientHeight / 2 });

  const inFrame = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  pinch();
  turnWheel();
  tapTwice();
  pullByMouse();
  return { zoomTo, stop: () => listening.abort() };

  /** The drawing is stretched while two fingers move, and drawn anew when they leave. */
  function pinch(): void {
    let held: { origin: Spot; reach: number; corner: Spot } | undefined;
    let now: { scale: number; middle: Spot } | undefined;

    const start = ({ touches }: TouchEvent): void => {
      const [one, other] = touches;
      if (one === undefined || other === undefined || touches.length !== 2) return;
      const corner = frame.getBoundingClientRect();
      const origin = middleOf(one, other, corner);
      held = { origin, reach: reachOf(one, other), corner };
      const x = frame.scrollLeft + origin.x;
      const y = frame.scrollTop + origin.y;
      sheet.style.transformOrigin = `${x}px ${y}px`;
    };
    const move = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      if (held === undefined || one === undefined || other === undefined) return;
      event.preventDefault();
      const scale = clamp((zoom * reachOf(one, other)) / held.reach) / zoom;
      const middle = middleOf(one, other, held.corner);
      now = { scale, middle };
      const x = middle.x - held.origin.x;
      const y = middle.y - held.origin.y;
      sheet.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    };
    const end = (): void => {
      if (held === undefined) return;
      sheet.style.transform = '';
      if (now !== undefined) zoomAt(zoom * now.scale, held.origin, now.middle);
      held = undefined;
      now = undefined;
    };
    frame.addEventListener('touchstart', start, { signal, passive: true });
    frame.addEventListener('touchmove', move, { signal, passive: false });
    frame.addEventListener('touchend', end, { signal });
    frame.addEventListener('touchcancel', end, { signal });
  }

  /** Ctrl and the wheel; trackpads say the same when they are pinched. */
  function turnWheel(): void {
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomAt(zoom * 2 ** (-event.deltaY / 200), inFrame(event));
    };
    frame.addEventListener('wheel', turn, { signal, passive: false });
  }

  function tapTwice(): void {
    let last: { at: number; spot: Spot } | undefined;
    const tap = (event: MouseEvent): void => {
      // Keys and screen readers click nowhere.
      if (event.detail === 0) return;
      const spot = inFrame(event);
      const isSecond =
        last !== undefined &&
        event.timeStamp - last.at < DOUBLE_TAP.ms &&
        Math.hypot(spot.x - last.spot.x, spot.y - last.spot.y) < DOUBLE_TAP.px;
      last = isSecond ? undefined : { at: event.timeStamp, spot };
      if (isSecond) zoomAt(zoom > 1 ? 1 : DOUBLE_TAP.zoom, spot);
    };
    frame.addEventListener('click', tap, { signal });
  }

  function pullByMouse(): void {
    let held: { x: number; y: number; left: number; top: number } | undefined;
    let hasMoved = false;
    const press = ({ pointerType, button, clientX: x, clientY: y }: PointerEvent): void => {
      hasMoved = false;
      if (pointerType !== 'mouse' || button !== 0 || zoom === 1) return;
      held = { x, y, left: frame.scrollLeft, top: frame.scrollTop };
    };
    const pull = ({ clientX, clientY }: PointerEvent): void => {
      if (held === undefined) return;
      const x = clientX - held.x;
      const y = clientY - held.y;
      hasMoved ||= Math.hypot(x, y) > SLACK;
      if (!hasMoved) return;
      frame.scrollLeft = held.left - x;
      frame.scrollTop = held.top - y;
    };
    const leave = (): void => {
      held = undefined;
    };
    const click = (event: MouseEvent): void => {
      if (hasMoved && event.detail !== 0) event.stopPropagation();
    };
    frame.addEventListener('pointerdown', press, { signal });
    window.addEventListener('pointermove', pull, { signal });
    window.addEventListener('pointerup', leave, { signal });
    window.addEventListener('pointercancel', leave, { signal });
    frame.addEventListener('click', click, { signal, capture: true });
  }
}

/** Almost fitting is fitting: nobody means 1.02. */
const clamp = (zoom: number): number => (zoom < 1.05 ? 1 : Math.min(zoom, MOST));

const reachOf = (one: Touch, other: Touch): number =>
  Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));

const middleOf = (one: Touch, other: Touch, { x, y }: Spot): Spot => ({
  x: (one.clientX + other.clientX) / 2 - x,
  y: (one.clientY + other.clientY) / 2 - y,
});
