'use client';

import { useState } from 'react';
import { createVote, voteOn } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import type { SeatNumber } from '@/lib/game/seats/seat';
import type { Motion, VoteAnswer } from '@/lib/game/votes/motion';

/** A motion for which the phone can go round. */
export type PolledMotion = Exclude<Motion, { about: 'free' | 'deal' }>;

/**
 * The answers of those who share this phone. Until someone agrees there is no question to decline, so earlier "not
 * now" answers are kept here and sent once someone agrees.
 */
export function usePoll(motion: PolledMotion) {
  const view = useTable(state => state.view);
  const vote = voteOn(view, motion);
  const { you } = view;
  const { isPending, trouble, send } = useMove();
  const [unsaid, setUnsaid] = useState<readonly SeatNumber[]>([]);

  /** A phone that goes round shows at once whether an answer counts, so none is queued. */
  const say = async (seat: SeatNumber, answer: VoteAnswer): Promise<boolean> =>
    (await send(createVote(view, seat, { motion, answer }), false)) !== undefined;

  /** Returns whether it succeeded; repeating an answer does not count it twice. */
  async function answer(seat: SeatNumber, agrees: boolean): Promise<boolean> {
    const before = unsaid.filter(each => each !== seat);
    const isAsked = agrees || vote.voters.some(each => each !== seat);
    if (!isAsked) {
      setUnsaid([...before, seat]);
      return true;
    }
    if (!(await say(seat, agrees ? 'agree' : 'not-now'))) return false;
    for (const each of before) if (!(await say(each, 'not-now'))) return false;
    setUnsaid([]);
    return true;
  }

  /** Withdraws the question and with it all answers; returns whether it succeeded. */
  async function takeBack(): Promise<boolean> {
    for (const seat of vote.voters.filter(each => you.includes(each))) {
      if (!(await say(seat, 'take-back'))) return false;
    }
    setUnsaid([]);
    return true;
  }

  return { vote, declined: [...vote.declined, ...unsaid], isPending, trouble, answer, takeBack };
}
