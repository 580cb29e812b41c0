'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { isLost } from '@/app/_state/tableStore';
import { useOpenQuestion } from '@/app/_table/useQuestions';
import { isOffline, useLook } from './useLook';
import { useSignal } from './useSignal';

/** How long a clue may take to come before that is said. */
const SLOW_MILLISECONDS = 400;

/**
 * What the button shows: also that the clue is slow to come, or that nothing can be fetched just now.
 * Both open by themselves once the clue is here, if it is still held.
 */
export type LookPhase = HoldPhase | 'fetching' | 'lost';

/** Whether somebody holds it and it may open at any moment, or lies open. */
export const isOpening = (phase: LookPhase): boolean => phase !== 'rest' && phase !== 'lost';

/** A seat's clue, there while it is held open. `mayOpen` is whether there is something to open. */
export function useSealedClue(seat: number, mayOpen: boolean) {
  const { phase: pressed, ...hold } = useLongPress();
  const phase = mayOpen ? pressed : 'rest';
  useCover(hold.release);
  const look = useLook(seat, phase === 'held');
  useSignal(seat, look?.ok === true);
  const isTableLost = useTable(isLost);
  const isKept = useTable(state => state.memory?.clues.includes(seat) === true);
  const isPlain = useOpenQuestion() !== undefined || !mayOpen;
  const isSlow = useHasLastedFor(phase === 'held' && look === undefined, SLOW_MILLISECONDS);

  /** It glows once the clue lies open, and not where it cannot be had. */
  function phaseShown(): LookPhase {
    if (look?.ok) return 'held';
    if ((isTableLost && !isKept) || isOffline(look)) return 'lost';
    if (phase !== 'held') return phase;
    if (look !== undefined) return 'rest';
    return isSlow ? 'fetching' : 'filling';
  }
  return { hold: { ...hold, phase: phaseShown(), isPlain }, look };
}

/** Whether something has been so for that long. */
function useHasLastedFor(isSo: boolean, milliseconds: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isSo, milliseconds]);
  return isSo && hasLasted;
}

/** How long a press must last before it counts, so that a stray touch uncovers nothing. */
export const HOLD_MILLISECONDS = 350;

type HoldPhase = 'rest' | 'filling' | 'held';

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
