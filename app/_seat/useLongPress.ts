'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a press must last before it counts, so that a stray touch uncovers nothing. */
export const HOLD_MILLISECONDS = 350;

export type HoldPhase = 'rest' | 'filling' | 'held';

/** A press that counts once it has lasted, and ends the moment it is let go. */
export function useLongPress() {
  const [phase, setPhase] = useState<HoldPhase>('rest');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const press = useCallback(() => {
    clearTimeout(timer.current);
    setPhase('filling');
    timer.current = setTimeout(() => setPhase('held'), HOLD_MILLISECONDS);
  }, []);

  const release = useCallback(() => {
    clearTimeout(timer.current);
    setPhase('rest');
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { phase, press, release };
}

/** How far the phone must be tilted front to back, in degrees, to lie on its face. */
const FACE_DOWN = 150;

/** Covers whenever nobody can be looking any more: another page, another window, face down. */
export function useCover(cover: () => void): void {
  useEffect(() => {
    const coverIfHidden = () => {
      if (document.visibilityState === 'hidden') cover();
    };
    // Phones without the sensor, or pages without leave to read it, never send this event.
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
