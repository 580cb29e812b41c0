'use client';

import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { votesToShow } from '@/app/_state/waitingList';
import type { IconName } from '@/app/_ui/Icon';
import type { SeatNumber } from '@/lib/game/seats/seat';
import { AnsweredQuestion, answeredWords } from './AnsweredQuestion';
import { ConnectionNote, LostSeatNote, useConnectionWords, useLostSeats } from './Connection';
import { lookersOf, MissNote } from './MissNote';
import { NUMBER_KEYS } from './newDeal';
import { AssistNote, HintNote, useAssistNews } from './QuestionNews';
import { askerOf, type Question, questionKey } from './questions';
import { lineTitle, useQuestionNames } from './questionWords';
import { useSeatName } from './seatName';
import { spaceName } from './tableFacts';
import { useHintNews, useMissNews } from './useNoticed';
import { useQuestions } from './useQuestions';
import { useSeatOrder } from './useSeatOrder';
import { useHardNews, useIsDealtAnew, useOrderNews, useWithdrawn } from './useToldUntilTouched';
import { VoteQuestion } from './VoteQuestion';
import { EntriesRefused, useEntriesRefused, useVoteWords, VoteWaiting } from './VotesWaiting';

/** One thing that the table's pages say: in short in the line, and in full in the sheet that opens from it. */
export interface Saying {
  readonly key: string;
  /** `asks` wants an answer from this phone, `warns` tells of trouble, `rests` only informs. */
  readonly tone: 'asks' | 'warns' | 'rests';
  readonly isQuestion: boolean;
  /** A seat, by its disc, or an icon. */
  readonly mark: SeatNumber | IconName;
  readonly title: ReactNode;
  /** How many agree, such as "1 of 5". */
  readonly count?: string;
  /** `onDone` is called once this phone has answered or read it. */
  readonly body: (onDone: () => void) => ReactNode;
}

/**
 * Everything to say, in its order: first what asks, then warnings, then the rest. A page's own warnings come with the
 * others, and replace those of the same key.
 */
export function useSayings(own: readonly Saying[] = []): readonly Saying[] {
  const questions = useQuestionSayings();
  const warnings = useWarnings();
  const miss = useMissSaying();
  const news = useNews();
  const isAsking = ({ tone }: Saying) => tone === 'asks';
  return [
    ...questions.filter(isAsking),
    ...miss,
    ...own,
    ...warnings.filter(({ key }) => !own.some(each => each.key === key)),
    ...questions.filter(saying => !isAsking(saying)),
    ...news,
  ];
}

function useQuestionSayings(): readonly Saying[] {
  const words = useTranslations('votes');
  const format = useFormatter();
  const names = useQuestionNames();
  const view = useTable(state => state.view);
  const { open, later, answered } = useQuestions();
  const common = (question: Question): Pick<Saying, 'key' | 'isQuestion' | 'count'> => ({
    key: questionKey(question),
    isQuestion: true,
    count: words('count', { votes: question.vote.votes, needed: question.vote.needed }),
  });
  const asking = (question: Question): Omit<Saying, 'body'> => ({
    ...common(question),
    tone: 'asks',
    mark: question.about === 'free' ? question.seat.seat : (askerOf(question) ?? 'help'),
    title: lineTitle(question, names, words),
  });
  return [
    ...[open, ...later].flatMap(asked => {
      if (asked === undefined) return [];
      const { question, voter } = asked;
      const body = (onDone: () => void) => (
        <VoteQuestion
          key={`${questionKey(question)} ${voter}`}
          question={question}
          voter={voter}
          onAnswered={onDone}
        />
      );
      return [{ ...asking(question), body }];
    }),
    ...answered.map(question => {
      const { title, refusal, mark } = answeredWords(question, view, { names, words, format });
      return {
        ...common(question),
        tone: 'rests' as const,
        mark,
        title: refusal ?? title,
        body: (onDone: () => void) => <AnsweredQuestion question={question} onTakenBack={onDone} />,
      };
    }),
  ];
}

/** That the habitat is not where the table called it. */
function useMissSaying(): readonly Saying[] {
  const words = useTranslations('miss');
  const seats = useTable(state => state.view.seats);
  const { miss, isNew } = useMissNews();
  if (miss === undefined || !isNew) return [];
  const { areDone } = lookersOf(miss, seats);
  return [
    {
      key: 'miss',
      tone: areDone ? 'rests' : 'warns',
      isQuestion: false,
      mark: areDone ? 'check' : 'close',
      title: areDone ? words('allLooked') : words('line', { space: spaceName(miss.space) }),
      body: onDone => <MissNote miss={miss} onDone={onDone} />,
    },
  ];
}

function useWarnings(): readonly Saying[] {
  const waiting = useTable(state => state.waiting);
  const voteWords = useVoteWords();
  const entries = useEntriesRefused();
  const connection = useConnectionWords();
  const lost = useLostSeats();
  const warns = { tone: 'warns', isQuestion: false, mark: 'trouble' } as const;
  return [
    ...votesToShow(waiting).flatMap(vote => {
      const title = voteWords(vote);
      if (title === undefined) return [];
      return [{ ...warns, key: vote.id, title, body: () => <VoteWaiting vote={vote} /> }];
    }),
    ...(entries
      ? [{ ...warns, key: 'entries', title: entries, body: () => <EntriesRefused /> }]
      : []),
    ...(connection
      ? [
          {
            ...warns,
            mark: 'lost' as const,
            key: 'connection',
            title: connection,
            body: () => <ConnectionNote />,
          },
        ]
      : []),
    ...lost.map(({ seat, title }) => ({
      ...warns,
      key: `lost ${seat.seat}`,
      title,
      body: () => <LostSeatNote seat={seat} title={title} />,
    })),
  ];
}

function useNews(): readonly Saying[] {
  const words = useTranslations('votes');
  const assist = useTranslations('assist');
  const seatName = useSeatName();
  const seats = useTable(state => state.view.seats);
  const hint = useHintNews();
  const help = useAssistNews();
  const withdrawn = useWithdrawn();
  const orderedBy = useOrderNews();
  const hardAt = useHardNews();
  const ring = useTranslations('ring');
  const hard = useTranslations('hard');
  const deal = useDealWords();
  const rests = { tone: 'rests', isQuestion: false } as const;
  /** What a player did. */
  function of(
    number: SeatNumber | undefined,
    { key, say, body }: { key: string; say: (name: string) => string; body?: typeof OrderNote },
  ): readonly Saying[] {
    const seat = seats.find(each => each.seat === number);
    if (seat === undefined) return [];
    const title = say(seatName(seat));
    const Body = body ?? TitleNote;
    return [{ ...rests, key, mark: seat.seat, title, body: () => <Body title={title} /> }];
  }
  return [
    ...(deal
      ? [
          {
            ...rests,
            key: 'deal',
            mark: 'note' as const,
            title: deal,
            body: () => <TitleNote title={deal} />,
          },
        ]
      : []),
    ...(hint.isNew && hint.hint
      ? [
          {
            ...rests,
            key: 'hint',
            mark: 'note' as const,
            title: words('readHint'),
            body: (onDone: () => void) => <HintNote onRead={onDone} />,
          },
        ]
      : []),
    ...(help.level
      ? [
          {
            ...rests,
            key: 'help',
            mark: 'note' as const,
            title: assist('changed', { level: assist(`as.${help.level}`) }),
            body: (onDone: () => void) => <AssistNote onRead={onDone} />,
          },
        ]
      : []),
    ...of(hardAt, { key: 'hard', say: name => hard('has', { name }) }),
    ...of(orderedBy, { key: 'order', say: name => ring('changed', { name }), body: OrderNote }),
    ...of(withdrawn, { key: 'withdrawn', say: name => words('tookBack', { name }) }),
  ];
}

const TitleNote = ({ title }: { readonly title: string }) => (
  <section className="saying">
    <h2>{title}</h2>
  </section>
);

/** How people sit now. */
function OrderNote({ title }: { readonly title: string }) {
  const words = useTranslations('ring');
  const format = useFormatter();
  const seatName = useSeatName();
  const { ring } = useSeatOrder();
  return (
    <section className="saying">
      <h2>{title}</h2>
      <p>{words('is', { names: format.list(ring.map(seatName), { type: 'unit' }) })}</p>
    </section>
  );
}

/** That the table was dealt anew. */
function useDealWords(): string | undefined {
  const words = useTranslations('anew');
  const { players, you } = useTable(state => state.view);
  if (!useIsDealtAnew()) return undefined;
  const dealt = words('dealt', { number: words(`number.${NUMBER_KEYS[players]}`) });
  if (you.length === 0) return dealt;
  return `${dealt} ${words(you.length === 1 ? 'yourClue' : 'allClues')}`;
}
