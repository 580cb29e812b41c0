'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a press must last before it counts, so that a stray touch uncovers nothing. */
export const HOLD_MILLISECONDS = 350;

/** How long a clue that was opened by a tap stays open, in case nobody covers it. */
export const TAP_MILLISECONDS = 20_000;

/** `tapped`: open without being held. */
export type PressPhase = 'rest' | 'filling' | 'held' | 'tapped';

/** This many presses in a row that were too short to count suggest that the player wants to open the clue. */
const SHORT_TAPS = 2;

interface Press {
  readonly phase: PressPhase;
  /** Since the last press that counted. */
  readonly shortTaps: number;
}

const released = (before: Press): Press => {
  if (before.phase === 'rest') return before;
  const isShort = before.phase === 'filling';
  return { phase: 'rest', shortTaps: isShort ? before.shortTaps + 1 : before.shortTaps };
};

/** A press that counts after a delay and ends on release, or a tap that ends with the next tap or after a timeout. */
export function useLongPress() {
  const [{ phase, shortTaps }, setPress] = useState<Press>({ phase: 'rest', shortTaps: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const press = useCallback(() => {
    clearTimeout(timer.current);
    setPress(before => ({ ...before, phase: 'filling' }));
    timer.current = setTimeout(() => setPress({ phase: 'held', shortTaps: 0 }), HOLD_MILLISECONDS);
  }, []);

  const release = useCallback(() => {
    clearTimeout(timer.current);
    setPress(released);
  }, []);

  const toggle = useCallback(() => {
    clearTimeout(timer.current);
    setPress(before =>
      before.phase === 'tapped' ? released(before) : { ...before, phase: 'tapped' },
    );
    timer.current = setTimeout(() => setPress(released), TAP_MILLISECONDS);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  /** `triesTaps`: the player may not know that the button must be held, or cannot hold it. */
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
