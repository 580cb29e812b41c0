'use client';

import { useEffect } from 'react';

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
