'use client';

import { useMemo } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { type Asked, askedOf, type Question, waitingKeys } from './questions';

/** What this phone shows of the table's open questions. */
export function useQuestions(): Asked {
  const view = useTable(state => state.view);
  const reopened = useTable(state => state.reopened);
  const untold = useTable(state => state.memory?.untold);
  return useMemo(() => askedOf(view, reopened, untold), [view, reopened, untold]);
}

/** Asks these seats of this phone anew, before all that waits now. */
export function useReopen(): (key: string, voters: readonly number[]) => void {
  const view = useTable(state => state.view);
  const reopen = useTable(state => state.reopen);
  const untold = useTable(state => state.memory?.untold);
  return (key, voters) => reopen({ key, voters, over: waitingKeys(view, untold) });
}

/**
 * The question that waits for somebody on this phone, if there is one. Its button is then the only filled
 * one: the page's own turn plain, each where it is.
 */
export const useOpenQuestion = (): Question | undefined => useQuestions().open?.question;
