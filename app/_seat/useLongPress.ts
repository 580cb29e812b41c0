'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a press must last before it counts, so that a stray touch uncovers nothing. */
export const HOLD_MILLISECONDS = 350;

/** How long a clue that was opened by a tap stays open: nobody may be there to cover it. */
export const TAP_MILLISECONDS = 20_000;

/** `tapped` is like `held`, but nothing holds it. */
export type PressPhase = 'rest' | 'filling' | 'held' | 'tapped';

/** So many taps in a row, each too short to count, are meant to open. */
const SHORT_TAPS = 2;

/** A press that counts after a delay and ends on release, or a tap that ends with the next one, or by itself. */
export function useLongPress() {
  const [phase, setPhase] = useState<PressPhase>('rest');
  const [shortTaps, setShortTaps] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFilling = useRef(false);

  const press = useCallback(() => {
    clearTimeout(timer.current);
    isFilling.current = true;
    setPhase('filling');
    timer.current = setTimeout(() => {
      isFilling.current = false;
      setShortTaps(0);
      setPhase('held');
    }, HOLD_MILLISECONDS);
  }, []);

  const toggle = useCallback(() => {
    clearTimeout(timer.current);
    setPhase(before => (before === 'tapped' ? 'rest' : 'tapped'));
    timer.current = setTimeout(() => setPhase('rest'), TAP_MILLISECONDS);
  }, []);

  const release = useCallback(() => {
    clearTimeout(timer.current);
    if (isFilling.current) setShortTaps(before => before + 1);
    isFilling.current = false;
    setPhase('rest');
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  /** `triesTaps`: whoever presses may not know that it must be held, or cannot. */
  return { phase, press, release, toggle, triesTaps: shortTaps >= SHORT_TAPS };
}

/** How far the phone must be tilted front to back, in degrees, to count as face down. */
const FACE_DOWN = 150;

/**
 * Calls `cover` whenever no one can be looking any more: tab hidden, page left, window unfocused, phone face down.
 */
export function useCover(cover: () => void): void {
  useEffect(() => {
    const coverIfHidden = () => {
      if (document.visibilityState === 'hidden') cover();
    };
    // Phones without the sensor, or pages without permission to read it, never send this event.
    const coverIfFaceDown = ({ beta }: DeviceOrientationEvent) => {
      if (beta !== null && Math.abs(beta) > FACE_DOWN) cover();
    };
    document.addEventListener('visibilitychange', coverIfHidden);
    window.addEventListener('pagehide', cover);
    window.addEventListener('blur', cover);
    window.addEventListener('deviceorientation', coverIfFaceDown);
    return () => {
      document.removeEventListener('visibilitychange', coverIfHidden);
      window.removeEventListener('pagehide', cover);
      window.removeEventListener('blur', cover);
      window.removeEventListener('deviceorientation', coverIfFaceDown);
    };
  }, [cover]);
}
