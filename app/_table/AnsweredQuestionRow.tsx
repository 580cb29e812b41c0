'use client';

import { useFormatter, useTranslations } from 'use-intl';
import { answerOfSeat } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import { askerOf, ownSeatsAsked, type Question, questionKey, seatsAsked } from './questions';
import {
  isFind,
  ownAnswerWords,
  questionTitle,
  refusedWords,
  shortCountWords,
  useQuestionNames,
} from './questionWords';
import { useReopen, useVote } from './useQuestions';
import { VoteDiscs } from './VoteDiscs';

interface AnsweredQuestionRowProps {
  readonly question: Question;
  /** Called after one of this phone's votes has been taken back. */
  readonly onTakenBack: () => void;
}

/**
 * A question that needs no answer from this phone, in one row: the answers given here, and a button to change them.
 * A phone without a seat sees the state of the vote.
 */
export function AnsweredQuestionRow({ question, onTakenBack }: AnsweredQuestionRowProps) {
  const words = useTranslations('votes');
  const format = useFormatter();
  const names = useQuestionNames();
  const view = useTable(state => state.view);
  const reopen = useReopen();
  const saying = useVote();
  const { vote } = question;
  const asked = seatsAsked(question, view.seats);
  const own = ownSeatsAsked(question, view);
  const asker = own.find(seat => seat === askerOf(question));
  // After a refused help level some seats never had to answer.
  const answered = own.filter(seat => answerOfSeat(vote, seat) !== undefined);
  const [seat] = answered;
  const isTheirs = question.about === 'free' && view.you.includes(question.seat.seat);

  async function takeBack(voter: number) {
    if (await saying.cast(voter, { motion: question.motion, answer: 'take-back' })) {
      onTakenBack();
    }
  }

  const answer = seat !== undefined && own.length === 1 ? answerOfSeat(vote, seat) : undefined;
  const title = isTheirs
    ? words('freeYours')
    : answer !== undefined
      ? ownAnswerWords(
          { motion: question.motion, answer, asks: seat === asker, isFound: isFind(question) },
          names,
          words,
        )
      : questionTitle(question, names, words);
  const refusal = refusedWords(
    question,
    asker,
    format.list(vote.notNow.map(names.of), { type: 'conjunction' }),
    names,
    words,
  );
  return (
    <section className="vote-banner" data-about={question.about}>
      <div className="row">
        <div className="min-w-0 grow basis-40">
          <h2 className="leading-tight font-semibold wrap-anywhere">{title}</h2>
          <div className="standing">
            <VoteDiscs about={question.about} seats={asked} vote={vote} className="size-6" />
            <p className="text-note leading-tight text-soft">
              {shortCountWords(vote, asked.length, words)}
            </p>
            {refusal !== undefined && (
              <p className="declined text-note leading-tight font-semibold">{refusal}</p>
            )}
          </div>
        </div>
        {asker !== undefined ? (
          <Button
            kind="quiet"
            className="min-h-12"
            waiting={saying.isWaiting ? words('sending') : undefined}
            onClick={() => takeBack(asker)}
          >
            {words('takeBack')}
          </Button>
        ) : (
          seat !== undefined && (
            <Button
              kind="quiet"
              className="min-h-12"
              onClick={() => reopen(questionKey(question), answered)}
            >
              {words('change')}
            </Button>
          )
        )}
      </div>
      <TroubleNote trouble={saying.trouble} />
    </section>
  );
}
