'use client';

import { useQuestionWords } from '@/app/_table/questionWords';
import { VoteDiscs } from '@/app/_table/VoteDiscs';
import type { QuestionView } from '@/lib/game/views/views';

/** The vote on a find: who agrees, and how many are needed. */
export function CalledVote({ call }: { readonly call: QuestionView }) {
  const { standing } = useQuestionWords();
  return (
    <div className="called">
      <VoteDiscs question={call} />
      <p className="text-note text-soft">{standing(call, true)}</p>
    </div>
  );
}
