import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent } from 'react';

/**
 * Event handlers for a button that acts only while it is held, by finger, mouse, Space or Enter. `release` is called
 * when the button is released, loses the pointer or focus, or unmounts.
 */
export function usePressHandlers(press: () => void, release: () => void) {
  const releaseOnUnmount = useEffectEvent(release);
  useEffect(() => () => releaseOnUnmount(), []);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      // A finger that slides off the button keeps holding it.
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.addEventListener('touchend', preventClick, { once: true });
      press();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      if (!event.repeat) press();
    },
    onKeyUp: release,
    onBlur: release,
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}

/** Prevents a click on whatever has moved under the finger by the time it lifts. */
function preventClick(event: Event): void {
  if (event.cancelable) event.preventDefault();
}
