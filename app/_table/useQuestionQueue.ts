'use client';

import { useMemo } from 'react';
import { createVote, type VoteChange } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import { type Move, useMove } from '@/app/_state/useMove';
import type { SeatNumber } from '@/lib/game/seats/seat';
import { canQueueOffline } from '@/lib/game/votes/motion';
import {
  isPassAndPlay,
  pendingKeys,
  type QuestionQueue,
  type QuestionView,
  questionQueue,
} from './questions';

/** The table's open questions that this phone shows. */
export function useQuestionQueue(): QuestionQueue {
  const view = useTable(state => state.view);
  const reopened = useTable(state => state.reopened);
  const queued = useTable(state => state.queued);
  return useMemo(() => questionQueue(view, reopened, queued), [view, reopened, queued]);
}

/** Asks these seats of this phone again, before the questions that are open now. */
export function useReopen(): (key: string, voters: readonly number[]) => void {
  const view = useTable(state => state.view);
  const reopen = useTable(state => state.reopen);
  const queued = useTable(state => state.queued);
  return (key, voters) => reopen({ key, voters, pendingBefore: pendingKeys(view, queued) });
}

/**
 * The question that this phone still has to answer, if any. Its button is then the only filled one: the page's main
 * action becomes plain, in the same place.
 */
export const useCurrentQuestion = (): QuestionView | undefined =>
  useQuestionQueue().current?.question;

/**
 * Sends a seat's vote. Offline it is queued on the phone, if the motion allows that. Votes on the help level, and
 * votes on a phone that is passed around, have to be cast again instead.
 */
export function useVote() {
  const view = useTable(state => state.view);
  const { isPending, trouble, send } = useMove();

  /** Returns whether the server has the vote or the phone has queued it; `undefined` if it was refused. */
  function cast(
    seat: SeatNumber,
    vote: Pick<VoteChange, 'motion' | 'answer'>,
  ): ReturnType<Move['send']> {
    return send(createVote(view, seat, vote), canQueueOffline(vote.motion) && !isPassAndPlay(view));
  }

  return { isPending, trouble, cast };
}

export type VoteControls = ReturnType<typeof useVote>;
