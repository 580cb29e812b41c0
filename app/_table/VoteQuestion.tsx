'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { QuestionView } from '@/lib/game/views/views';
import { seatOn } from '@/lib/game/votes/motion';
import type { PendingQuestion } from './questions';
import { useQuestionWords } from './questionWords';
import { type Answer, useAnswer } from './useAnswer';
import { VoteDiscs } from './VoteDiscs';

interface VoteQuestionProps extends PendingQuestion {
  /** What helps to answer, above the answers. */
  readonly aside?: ReactNode;
  /** Called after the answer has been accepted. */
  readonly onAnswered: () => void;
}

/** A question to the table, with its two answers. */
export function VoteQuestion({ question, voter, aside, onAnswered }: VoteQuestionProps) {
  const words = useTranslations('votes');
  const assist = useTranslations('assist');
  const { nameOf, say } = useQuestionWords();
  const { answer, sending, trouble, isSettled, own, isForAll } = useAnswer(
    { question, voter },
    onAnswered,
  );

  const button = (choice: Answer, label: string) => (
    <Button
      kind={choice === 'agree' ? 'primary' : 'plain'}
      className="min-h-12 px-3"
      disabled={sending !== undefined}
      waiting={sending === choice ? words('sending') : undefined}
      onClick={() => answer(choice)}
    >
      {label}
    </Button>
  );

  return (
    <section className="notice" data-about={question.motion.about}>
      <h2>{say(question, 'asks')}</h2>
      {!isForAll && (
        <div className="standing">
          <VoteDiscs question={question} />
          <p className="text-note leading-tight">
            <VoteState question={question} />
          </p>
        </div>
      )}
      {question.motion.about === 'assist' && (
        <p className="text-note text-soft">{assist(`does.${question.motion.level}`)}</p>
      )}
      {isForAll ? (
        <p className="font-semibold">{words('doAllAgree')}</p>
      ) : (
        own.length > 1 && (
          <p className="font-semibold">{words('sitsHere', { name: nameOf(voter) })}</p>
        )
      )}
      {aside}
      <TroubleNote trouble={trouble} />
      <div className={isSettled ? 'answers' : 'answers ignores-taps'}>
        {button('not-now', say(question, 'notNow'))}
        {button('agree', isForAll ? words('allAgree') : say(question, 'agree'))}
      </div>
    </section>
  );
}

/** The state of a vote; on a motion about a seat, also since when its phone has been away. */
function VoteState({ question }: { question: QuestionView }) {
  const words = useTranslations('votes');
  const { standing } = useQuestionWords();
  const seats = useTable(state => state.view.seats);
  const about = seats.find(({ seat }) => seat === seatOn(question.motion));
  if (about === undefined) return standing(question);
  const { connected, lastConnectedAt } = about;
  return (
    <>
      {connected
        ? words('here')
        : lastConnectedAt === null
          ? words('away')
          : words.rich('awaySince', { time: () => <TimeOfDay at={lastConnectedAt} /> })}{' '}
      {standing(question)}
    </>
  );
}
