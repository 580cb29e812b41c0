'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import type { QuestionView } from '@/lib/game/views/views';
import { questionKey, seatsAsked } from './questions';
import { useQuestionWords } from './questionWords';
import { useReopen, useVote } from './useQuestionQueue';
import { VoteDiscs } from './VoteDiscs';

interface AnsweredQuestionProps {
  readonly question: QuestionView;
  /** Called after one of this phone's votes has been taken back. */
  readonly onTakenBack: () => void;
}

/**
 * A question that needs no answer from this phone: the answers so far, and a button to change its own. The asker can
 * take the question back, or acknowledge that it was refused; both end it for everyone.
 */
export function AnsweredQuestion({ question, onTakenBack }: AnsweredQuestionProps) {
  const words = useTranslations('votes');
  const questionWords = useQuestionWords();
  const view = useTable(state => state.view);
  const reopen = useReopen();
  const controls = useVote();
  const { motion, by, notNow, needed } = question;
  const asked = seatsAsked(question, view.seats);
  const { title, refusal, voters } = questionWords.answered(question);

  /** Too many seats have refused for the question to pass: the asker's button acknowledges that. */
  const isSettled = refusal !== undefined && asked.length - notNow.length < needed;

  async function takeBack() {
    if (await controls.cast(by, { motion, answer: 'take-back' })) onTakenBack();
  }

  return (
    <section className="notice" data-about={motion.about}>
      <h2>{title}</h2>
      <div className="standing">
        <VoteDiscs question={question} />
        <p className="text-note leading-tight text-soft">
          {questionWords.standing(question, true)}
        </p>
        {refusal !== undefined && (
          <p className="declined text-note leading-tight font-semibold">{refusal}</p>
        )}
      </div>
      <TroubleNote trouble={controls.trouble} />
      {view.you.includes(by) ? (
        <Button
          className="min-h-12"
          waiting={controls.isPending ? words('sending') : undefined}
          onClick={takeBack}
        >
          {words(isSettled ? 'gotIt' : 'takeBack')}
        </Button>
      ) : (
        voters.length > 0 && (
          <Button className="min-h-12" onClick={() => reopen(questionKey(question), voters)}>
            {words('change')}
          </Button>
        )
      )}
    </section>
  );
}
