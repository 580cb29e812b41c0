import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';

interface PressActions {
  /** The button is pressed, by finger, mouse, Space or Enter. */
  readonly press: () => void;
  /** It is released, loses the pointer or focus, or unmounts. */
  readonly release: () => void;
  /** It is clicked by an input that cannot hold it: voice control, a switch, a screen reader. */
  readonly toggle: () => void;
}

/** Event handlers for a button that acts only while it is held. */
export function usePressHandlers({ press, release, toggle }: PressActions) {
  const releaseOnUnmount = useEffectEvent(release);
  useEffect(() => () => releaseOnUnmount(), []);
  /** The pointer that holds the button: a second finger neither presses nor releases it. */
  const holder = useRef<number>(undefined);

  function releasePointer({ pointerId }: PointerEvent) {
    if (pointerId !== holder.current) return;
    holder.current = undefined;
    release();
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (holder.current !== undefined && !event.isPrimary)) return;
      holder.current = event.pointerId;
      // A finger that slides off the button keeps holding it.
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.addEventListener('touchend', preventClick, { once: true });
      press();
    },
    onPointerUp: releasePointer,
    onPointerCancel: releasePointer,
    onLostPointerCapture: releasePointer,
    onKeyDown(event: KeyboardEvent) {
      if (!isPressKey(event)) return;
      event.preventDefault();
      if (!event.repeat) press();
    },
    onKeyUp(event: KeyboardEvent) {
      // Otherwise Firefox would fire a click.
      if (isPressKey(event)) event.preventDefault();
      release();
    },
    onClick({ detail }: MouseEvent) {
      if (detail === 0) toggle();
    },
    onBlur: release,
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}

const isPressKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** Prevents a click on whatever has moved under the finger by the time it lifts. */
function preventClick(event: Event): void {
  if (event.cancelable) event.preventDefault();
}
