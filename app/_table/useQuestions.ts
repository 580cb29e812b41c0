'use client';

import { useMemo } from 'react';
import { createVote, type VoteChange } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import { type Move, useMove } from '@/app/_state/useMove';
import type { SeatNumber } from '@/lib/game/seats/seat';
import { canWaitOffline } from '@/lib/game/votes/motion';
import {
  isPassAndPlay,
  type OpenQuestions,
  type Question,
  questionsToShow,
  waitingKeys,
} from './questions';

/** The table's open questions that this phone shows. */
export function useQuestions(): OpenQuestions {
  const view = useTable(state => state.view);
  const reopened = useTable(state => state.reopened);
  const waiting = useTable(state => state.waiting);
  return useMemo(() => questionsToShow(view, reopened, waiting), [view, reopened, waiting]);
}

/** Asks these seats of this phone again, before the questions that are open now. */
export function useReopen(): (key: string, voters: readonly number[]) => void {
  const view = useTable(state => state.view);
  const reopen = useTable(state => state.reopen);
  const waiting = useTable(state => state.waiting);
  return (key, voters) => reopen({ key, voters, over: waitingKeys(view, waiting) });
}

/**
 * The question that this phone still has to answer, if any. Its button is then the only filled one: the page's main
 * action becomes plain, in the same place.
 */
export const useOpenQuestion = (): Question | undefined => useQuestions().open?.question;

/**
 * Sends a seat's vote. Offline it is queued on the phone, if the motion allows that. Votes on the help level, and
 * votes on a phone that is passed around, have to be cast again instead.
 */
export function useVote() {
  const view = useTable(state => state.view);
  const { isWaiting, trouble, send } = useMove();

  /** Returns whether the server has the vote or the phone has queued it; `undefined` if it was refused. */
  function cast(
    seat: SeatNumber,
    said: Pick<VoteChange, 'motion' | 'answer'>,
  ): ReturnType<Move['send']> {
    return send(createVote(view, seat, said), canWaitOffline(said.motion) && !isPassAndPlay(view));
  }

  return { isWaiting, trouble, cast };
}

export type VoteControls = ReturnType<typeof useVote>;
