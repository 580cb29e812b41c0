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
 * The answers of the players who share this phone. Until one agrees there is no question to decline, so earlier "not
 * now" answers are held back and sent once a player agrees.
 */
export function usePoll(motion: PolledMotion) {
  const view = useTable(state => state.view);
  const vote = voteOn(view, motion);
  const { you } = view;
  const { isPending, trouble, send } = useMove();
  const [unsent, setUnsent] = useState<readonly SeatNumber[]>([]);

  /** Answers are not queued: a passed-around phone shows at once whether one counts. */
  const castVote = async (seat: SeatNumber, answer: VoteAnswer): Promise<boolean> =>
    (await send(createVote(view, seat, { motion, answer }), false)) !== undefined;

  /** Returns whether it succeeded; repeating an answer does not count it twice. */
  async function answer(seat: SeatNumber, agrees: boolean): Promise<boolean> {
    const before = unsent.filter(each => each !== seat);
    const isOpen = agrees || vote.voters.some(each => each !== seat);
    if (!isOpen) {
      setUnsent([...before, seat]);
      return true;
    }
    if (!(await castVote(seat, agrees ? 'agree' : 'not-now'))) return false;
    for (const each of before) if (!(await castVote(each, 'not-now'))) return false;
    setUnsent([]);
    return true;
  }

  /** Withdraws the question with all its answers; returns whether it succeeded. */
  async function takeBack(): Promise<boolean> {
    for (const seat of vote.voters.filter(each => you.includes(each))) {
      if (!(await castVote(seat, 'take-back'))) return false;
    }
    setUnsent([]);
    return true;
  }

  return { vote, declined: [...vote.declined, ...unsent], isPending, trouble, answer, takeBack };
}
