'use client';

import { useMemo } from 'react';
import { answerOfSeat, createVote, type VoteChange } from '@/app/_state/changes';
import { useTable, useTableStore } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import type { SeatNumber } from '@/lib/board/players';
import { motionView } from '@/lib/game/views/motionView';
import type { MotionView, QuestionView } from '@/lib/game/views/views';
import { type Find, questionOn } from '@/lib/game/votes/motion';
import { isPassAndPlay, pendingKeys, type QuestionQueue, questionQueue } from './questions';

/** The table's open questions that this phone shows. */
export function useQuestionQueue(): QuestionQueue {
  const view = useTable(state => state.view);
  const reopened = useTable(state => state.reopened);
  return useMemo(() => questionQueue(view, reopened), [view, reopened]);
}

/** Puts a question to these seats on this phone again, before the questions that are pending now. */
export function useReopen(): (key: string, voters: readonly SeatNumber[]) => void {
  const view = useTable(state => state.view);
  const reopen = useTable(state => state.reopen);
  return (key, voters) => reopen({ key, voters, pendingBefore: pendingKeys(view) });
}

/** The question that this phone still has to answer, if any. */
export const useCurrentQuestion = (): QuestionView | undefined =>
  useQuestionQueue().current?.question;

/** Sends a seat's vote. It is not queued: offline it fails, and has to be cast again. */
export function useVote() {
  const store = useTableStore();
  const { isPending, trouble, send } = useMove();

  /** Returns whether the vote was accepted. */
  const cast = (seat: SeatNumber, vote: Pick<VoteChange, 'motion' | 'answer'>): Promise<boolean> =>
    // The current view, because several seats may vote one after the other.
    send(createVote(store.getState().view, seat, vote));

  /** For a shared phone: agrees for each of its seats, until the vote is decided. */
  async function castForAll(seats: readonly SeatNumber[], motion: MotionView): Promise<boolean> {
    for (const [index, seat] of seats.entries()) {
      const question = questionOn(store.getState().view, motion);
      if (index > 0 && question?.state !== 'open') break;
      const hasAgreed = question !== undefined && answerOfSeat(question, seat) === 'agree';
      if (!hasAgreed && !(await cast(seat, { motion, answer: 'agree' }))) return false;
    }
    return true;
  }

  /** Calls a find, or gives up; on a shared phone, everyone agrees by the same tap. */
  function call(caller: SeatNumber, found: Find | null): Promise<boolean> {
    const { view } = store.getState();
    const motion = motionView({ about: 'end', found });
    if (!isPassAndPlay(view)) return cast(caller, { motion, answer: 'agree' });
    return castForAll([caller, ...view.you.filter(seat => seat !== caller)], motion);
  }

  return { isPending, trouble, cast, castForAll, call };
}

export type VoteControls = ReturnType<typeof useVote>;
