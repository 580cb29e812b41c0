import { useEffect, useEffectEvent, useState } from 'react';
import { useRead, useReadUpTo } from '@/app/_state/reading';
import { useTable } from '@/app/_state/TableProvider';
import { isConnected } from '@/app/_state/tableStore';
import { useSettled } from '@/app/_table/useSettled';

const FIRST_CLUE_MILLISECONDS = 400;
const NEXT_CLUE_MILLISECONDS = 700;
const RAYS_MILLISECONDS = 500;

/** The end as this phone comes to see it. */
interface Find {
  /** While the find plays: how many clues have put the light out. `undefined` once the page is at rest. */
  readonly step: number | undefined;
  /** The game ended since this phone last saw the table. */
  readonly hasJustEnded: boolean;
  /** Whether what came last, or when, was long enough ago to be tapped. */
  readonly isSettled: boolean;
}

/**
 * The find: one clue after the other puts the light out, down to the habitat. It plays once on each phone that was at
 * the table; a tap or a key ends it. A game given up, or known only from before the connection was lost, has none.
 */
export function useFind(clues: number): Find {
  const end = useTable(({ view }) => view.events.findLast(({ kind }) => kind === 'ended')?.id ?? 0);
  const isFound = useTable(({ view }) => view.finder !== null);
  const isCurrent = useTable(isConnected);
  const isUnread = end > useReadUpTo();
  // As it was when the page opened.
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
    // What is under the finger is not what it aimed at.
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
