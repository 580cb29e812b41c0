'use client';

import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { answerOfSeat } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { SeatNumber } from '@/lib/game/seats/seat';
import type { QuestionView } from '@/lib/game/views/views';
import { seatOn, type VoteAnswer } from '@/lib/game/votes/motion';
import { isPassAndPlay, ownSeatsAsked, questionKey } from './questions';
import { useQuestionWords } from './questionWords';
import { useVote } from './useQuestionQueue';
import { useSettled } from './useSettled';
import { VoteDiscs } from './VoteDiscs';

interface VoteQuestionProps {
  readonly question: QuestionView;
  /** The seat of this phone that must answer; on a phone that all share, it answers for all. */
  readonly voter: number;
  /** What helps to answer, above the answers. */
  readonly aside?: ReactNode;
  /** Called after the answer has been accepted. */
  readonly onAnswered: () => void;
}

type Answer = 'agree' | 'not-now';

/** A question to the table, with its two answers. */
export function VoteQuestion({ question, voter, aside, onAnswered }: VoteQuestionProps) {
  const words = useTranslations('votes');
  const assist = useTranslations('assist');
  const { nameOf, say } = useQuestionWords();
  const view = useTable(state => state.view);
  const reopened = useTable(state => state.reopened);
  const reopen = useTable(state => state.reopen);
  const vote = useVote();
  const [givenAnswer, setGiven] = useState<Answer>();
  const key = questionKey(question);
  const isSettled = useSettled(`${key} ${voter}`);
  const own = ownSeatsAsked(question, view);
  const isForAll = isPassAndPlay(view);

  async function answer(choice: Answer) {
    if (!isSettled || vote.isPending) return;
    setGiven(choice);
    if (!(await (isForAll ? answerForAll(choice) : answerFor(voter, choice)))) return;
    if (reopened?.key === key) {
      const voters = isForAll ? [] : reopened.voters.filter(each => each !== voter);
      reopen({ ...reopened, voters });
    }
    onAnswered();
  }

  const castOne = (seat: SeatNumber, choice: VoteAnswer) =>
    vote.cast(seat, { motion: question.motion, answer: choice });

  /** Repeating the same answer sends nothing. */
  const answerFor = async (seat: SeatNumber, choice: Answer) =>
    answerOfSeat(question, seat) === choice || castOne(seat, choice);

  /** "Not now" takes the question back if this phone asked it. */
  async function answerForAll(choice: Answer): Promise<boolean> {
    if (choice === 'agree') return vote.castForAll(own, question.motion);
    const agreed = own.filter(seat => question.votes.includes(seat));
    const [seats, made] = agreed.length > 0 ? [agreed, 'take-back' as const] : [own, choice];
    for (const seat of seats) if (!(await castOne(seat, made))) return false;
    return true;
  }

  const button = (choice: Answer, label: string) => (
    <Button
      kind={choice === 'agree' ? 'primary' : 'plain'}
      className="min-h-12 px-3"
      disabled={vote.isPending}
      waiting={vote.isPending && givenAnswer === choice ? words('sending') : undefined}
      onClick={() => answer(choice)}
    >
      {label}
    </Button>
  );

  return (
    <section className="notice" data-about={question.motion.about}>
      <h2 className="asked">{say(question, 'asks')}</h2>
      <div className="standing">
        <VoteDiscs question={question} />
        <p className="text-note leading-tight">
          <VoteState question={question} />
        </p>
      </div>
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
      <TroubleNote trouble={vote.trouble} />
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
