import { useState } from 'react';
import { answerOfSeat } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import type { SeatNumber } from '@/lib/board/players';
import type { VoteAnswer } from '@/lib/game/votes/motion';
import { isPassAndPlay, ownSeatsAsked, type PendingQuestion, questionKey } from './questions';
import { useVote } from './useQuestionQueue';
import { useSettled } from './useSettled';

export type Answer = 'agree' | 'not-now';

/**
 * Answers a question; on a shared phone, for everyone.
 *
 * @param onAnswered called after the answer has been accepted
 */
export function useAnswer({ question, voter }: PendingQuestion, onAnswered: () => void) {
  const view = useTable(state => state.view);
  const reopened = useTable(state => state.reopened);
  const reopen = useTable(state => state.reopen);
  const { isPending, trouble, cast, castForAll } = useVote();
  const [given, setGiven] = useState<Answer>();
  const key = questionKey(question);
  const isSettled = useSettled(`${key} ${voter}`);
  const own = ownSeatsAsked(question, view);
  const isForAll = isPassAndPlay(view);

  async function answer(choice: Answer) {
    if (!isSettled || isPending) return;
    setGiven(choice);
    if (!(await (isForAll ? answerForAll(choice) : answerFor(voter, choice)))) return;
    if (reopened?.key === key) {
      const voters = isForAll ? [] : reopened.voters.filter(each => each !== voter);
      reopen({ ...reopened, voters });
    }
    onAnswered();
  }

  const castOne = (seat: SeatNumber, choice: VoteAnswer) =>
    cast(seat, { motion: question.motion, answer: choice });

  /** Repeating the same answer sends nothing. */
  const answerFor = async (seat: SeatNumber, choice: Answer) =>
    answerOfSeat(question, seat) === choice || castOne(seat, choice);

  /** If seats on this phone have agreed, "Not now" takes their votes back. */
  async function answerForAll(choice: Answer): Promise<boolean> {
    if (choice === 'agree') return castForAll(own, question.motion);
    const agreed = own.filter(seat => question.votes.includes(seat));
    const [seats, made] = agreed.length > 0 ? [agreed, 'take-back' as const] : [own, choice];
    for (const seat of seats) if (!(await castOne(seat, made))) return false;
    return true;
  }

  return {
    answer,
    /** The answer being sent. */
    sending: isPending ? given : undefined,
    trouble,
    /** False just after the buttons appeared, while taps are ignored. */
    isSettled,
    /** The seats on this phone that are asked. */
    own,
    isForAll,
  };
}
