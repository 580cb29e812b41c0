import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent } from 'react';

/**
 * What a button listens to that does something only while it is held, by finger, mouse, Space or Enter: `release` is
 * called when it is let go, left, or taken away.
 */
export function usePressHandlers(press: () => void, release: () => void) {
  const letGo = useEffectEvent(release);
  useEffect(() => () => letGo(), []);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      // A finger that slides off the button still holds it.
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.addEventListener('touchend', tapNothing, { once: true });
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

/** A finger that lets go taps nothing of what has come to lie under it meanwhile. */
function tapNothing(event: Event): void {
  if (event.cancelable) event.preventDefault();
}
