import { useEffect, useEffectEvent, useState } from 'react';
import { useRead, useReadUpTo } from '@/app/_state/reading';
import { useTable } from '@/app/_state/TableProvider';
import { isConnected } from '@/app/_state/tableStore';
import { useSettled } from '@/app/_table/useSettled';

const FIRST_CLUE_MILLISECONDS = 400;
const NEXT_CLUE_MILLISECONDS = 700;
const RAYS_MILLISECONDS = 500;

/** The state of the end on this phone. */
interface Find {
  /** The number of clues shown by the animation; `undefined` when it does not run. */
  readonly step: number | undefined;
  /** Whether the game has ended since this phone last showed the table. */
  readonly hasJustEnded: boolean;
  /** False just after the animation starts or ends, while taps are ignored. */
  readonly isSettled: boolean;
}

/**
 * The find animation: clue after clue reduces the lit spaces, down to the habitat. It plays once on each phone; a tap
 * or a key ends it. It does not play after giving up, offline, or if the user prefers reduced motion.
 */
export function useFind(clues: number): Find {
  const end = useTable(({ view }) => view.events.findLast(({ kind }) => kind === 'ended')?.id ?? 0);
  const isFound = useTable(({ view }) => view.finder !== null);
  const isCurrent = useTable(isConnected);
  const isUnread = end > useReadUpTo();
  // The value when the page opened.
  const [hasJustEnded] = useState(isUnread);
  const [step, setStep] = useState(() =>
    isUnread && isFound && isCurrent && !prefersStill() ? 0 : undefined,
  );
  const read = useEffectEvent(useRead());
  useEffect(() => {
    if (isUnread) read(end);
  }, [isUnread, end]);

  useEffect(() => {
    if (step === undefined) return;
    const next = setTimeout(
      () => setStep(step < clues ? step + 1 : undefined),
      step === 0
        ? FIRST_CLUE_MILLISECONDS
        : step < clues
          ? NEXT_CLUE_MILLISECONDS
          : RAYS_MILLISECONDS,
    );
    return () => clearTimeout(next);
  }, [step, clues]);

  const isPlaying = step !== undefined;
  const isSettled = useSettled(String(isPlaying));
  const finish = useEffectEvent((event: Event) => {
    // The tap must not press whatever is below it.
    if (event.type === 'click') {
      event.preventDefault();
      event.stopPropagation();
    }
    if (isSettled) setStep(undefined);
  });
  useEffect(() => {
    if (!isPlaying) return;
    const listen = (event: Event) => finish(event);
    for (const type of ENDING_EVENTS) addEventListener(type, listen, { capture: true });
    return () => {
      for (const type of ENDING_EVENTS) removeEventListener(type, listen, { capture: true });
    };
  }, [isPlaying]);
  return { step, hasJustEnded, isSettled };
}

const ENDING_EVENTS = ['click', 'keydown'] as const;

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
