'use client';

import { useFormatter, useTranslations } from 'use-intl';
import { answerOfSeat } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import type { IconName } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import type { SeatNumber } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';
import { askerOf, ownSeatsAsked, type QuestionView, questionKey, seatsAsked } from './questions';
import {
  declinedWords,
  isFind,
  type Names,
  ownAnswerWords,
  questionTitle,
  shortCountWords,
  useQuestionNames,
} from './questionWords';
import { useReopen, useVote } from './useQuestionQueue';
import { VoteDiscs } from './VoteDiscs';

/** Names, messages, and formats for the text of an answered question. */
interface Wording {
  readonly names: Names;
  readonly words: ReturnType<typeof useTranslations<'votes'>>;
  readonly format: ReturnType<typeof useFormatter>;
}

/** The text for a question that needs no answer from this phone: its own answer, if it gave one, and the refusal. */
export function answeredWords(
  question: QuestionView,
  view: TableView,
  { names, words, format }: Wording,
) {
  const { vote } = question;
  const own = ownSeatsAsked(question, view);
  const asker = own.find(seat => seat === askerOf(question));
  // After a refused help level some seats never had to answer.
  const answered = own.filter(seat => answerOfSeat(vote, seat) !== undefined);
  const [seat] = answered;
  const answer = seat !== undefined && own.length === 1 ? answerOfSeat(vote, seat) : undefined;
  const isAboutOwnSeat = question.about === 'free' && view.you.includes(question.seat.seat);
  const title = isAboutOwnSeat
    ? words('freeYours')
    : answer !== undefined
      ? ownAnswerWords(
          { motion: question.motion, answer, asks: seat === asker, isFound: isFind(question) },
          names,
          words,
        )
      : questionTitle(question, names, words);
  const refuserNames = format.list(vote.declined.map(names.of), { type: 'conjunction' });
  const refusal = declinedWords(question, asker, refuserNames, names, words);
  const [refuser] = vote.declined;
  const mark: SeatNumber | IconName =
    refusal !== undefined && refuser !== undefined
      ? refuser
      : asker !== undefined
        ? 'clock'
        : answer !== undefined
          ? ANSWER_ICONS[answer]
          : (askerOf(question) ?? 'help');
  return { title, refusal, mark, asker, answered };
}

const ANSWER_ICONS = { agree: 'check', 'not-now': 'minus' } as const;

interface AnsweredQuestionProps {
  readonly question: QuestionView;
  /** Called after one of this phone's votes has been taken back. */
  readonly onTakenBack: () => void;
}

/**
 * A question that needs no answer from this phone: the answers so far, and a button to change its own. The seat
 * that asked can take the question back, which ends it for everyone; so does confirming that it was refused.
 */
export function AnsweredQuestion({ question, onTakenBack }: AnsweredQuestionProps) {
  const words = useTranslations('votes');
  const format = useFormatter();
  const names = useQuestionNames();
  const view = useTable(state => state.view);
  const reopen = useReopen();
  const controls = useVote();
  const { vote } = question;
  const asked = seatsAsked(question, view.seats);
  const { title, refusal, asker, answered } = answeredWords(question, view, {
    names,
    words,
    format,
  });

  /** Too many seats have refused for the question to pass. The asker's button then confirms that. */
  const isSettled = refusal !== undefined && asked.length - vote.declined.length < vote.needed;

  async function takeBack(voter: SeatNumber) {
    if (await controls.cast(voter, { motion: question.motion, answer: 'take-back' })) onTakenBack();
  }

  return (
    <section className="notice" data-about={question.about}>
      <h2>{title}</h2>
      <div className="standing">
        <VoteDiscs about={question.about} seats={asked} vote={vote} className="size-6" />
        <p className="text-note leading-tight text-soft">
          {shortCountWords(vote, asked.length, words)}
        </p>
        {refusal !== undefined && (
          <p className="declined text-note leading-tight font-semibold">{refusal}</p>
        )}
      </div>
      <TroubleNote trouble={controls.trouble} />
      {asker !== undefined ? (
        <Button
          className="min-h-12"
          waiting={controls.isPending ? words('sending') : undefined}
          onClick={() => takeBack(asker)}
        >
          {words(isSettled ? 'gotIt' : 'takeBack')}
        </Button>
      ) : (
        answered.length > 0 && (
          <Button className="min-h-12" onClick={() => reopen(questionKey(question), answered)}>
            {words('change')}
          </Button>
        )
      )}
    </section>
  );
}
