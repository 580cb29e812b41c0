'use client';

import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import type { IconName } from '@/app/_ui/Icon';
import type { SeatNumber } from '@/lib/game/seats/seat';
import type { QuestionView } from '@/lib/game/views/views';
import { seatOn } from '@/lib/game/votes/motion';
import { AnsweredQuestion } from './AnsweredQuestion';
import { ConnectionNote, LostSeatNote, useConnectionWords, useLostSeats } from './Connection';
import { lookProgress, MissNote } from './MissNote';
import { AssistNote, HintNote } from './OutcomeNotes';
import { questionKey } from './questions';
import { useQuestionWords } from './questionWords';
import { RefusedEntries, useRefusedEntriesWords } from './RefusedEntries';
import { NUMBER_KEYS } from './redealNumbers';
import { useSeatName } from './seatName';
import { spaceName } from './tableFacts';
import { useAssistNews, useHintNews, useMissNews } from './useOutcomeNews';
import { useQuestionQueue } from './useQuestionQueue';
import { useSeatOrder } from './useSeatOrder';
import { useHardEnvelopeNews, useOrderNews, useWasRedealt, useWithdrawn } from './useTransientNews';
import { VoteQuestion } from './VoteQuestion';

/** A notice on the table's pages: short in the notice bar, and in full in the sheet that it opens. */
export interface Notice {
  readonly key: string;
  /** `question` wants an answer from this phone, `warning` reports trouble, `info` only informs. */
  readonly tone: 'question' | 'warning' | 'info';
  /** A seat, shown as its disc, or an icon. */
  readonly icon: SeatNumber | IconName;
  readonly title: ReactNode;
  /** How many agree, such as "1 of 5". */
  readonly count?: string;
  /** Called once it has been shown in full and the sheet is closed. */
  readonly onRead?: () => void;
  /** `onDone` is called once this phone has answered or read it. */
  readonly body: (onDone: () => void) => ReactNode;
}

/**
 * All notices in order: questions to answer, then warnings, then the rest. A page's own notices come before the other
 * warnings, and replace those with the same key.
 */
export function useNotices(own: readonly Notice[] = []): readonly Notice[] {
  const questions = useQuestionNotices();
  const warnings = useWarningNotices();
  const miss = useMissNotice();
  const news = useNewsNotices();
  const isAsking = ({ tone }: Notice) => tone === 'question';
  return [
    ...questions.filter(isAsking),
    ...miss,
    ...own,
    ...warnings.filter(({ key }) => !own.some(each => each.key === key)),
    ...questions.filter(notice => !isAsking(notice)),
    ...news,
  ];
}

function useQuestionNotices(): readonly Notice[] {
  const words = useTranslations('votes');
  const { barTitle, answered: answeredWords } = useQuestionWords();
  const { current, upcoming, answered } = useQuestionQueue();
  const common = (question: QuestionView): Pick<Notice, 'key' | 'count'> => ({
    key: questionKey(question),
    count: words('count', { votes: question.votes.length, needed: question.needed }),
  });
  const asking = (question: QuestionView): Omit<Notice, 'body'> => ({
    ...common(question),
    tone: 'question',
    icon: seatOn(question.motion) ?? question.by,
    title: barTitle(question),
  });
  return [
    ...[current, ...upcoming].flatMap(pending => {
      if (pending === undefined) return [];
      const { question, voter } = pending;
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
      const { title, refusal, mark } = answeredWords(question);
      return {
        ...common(question),
        tone: 'info' as const,
        icon: mark,
        title: refusal ?? title,
        body: (onDone: () => void) => <AnsweredQuestion question={question} onTakenBack={onDone} />,
      };
    }),
  ];
}

/** Reports that the called space is not the habitat. */
function useMissNotice(): readonly Notice[] {
  const words = useTranslations('miss');
  const seats = useTable(state => state.view.seats);
  const { miss, isNew, dismiss } = useMissNews();
  if (miss === undefined || !isNew) return [];
  const { areDone } = lookProgress(miss, seats);
  return [
    {
      key: 'miss',
      tone: areDone ? 'info' : 'warning',
      icon: areDone ? 'check' : 'note',
      title: areDone ? words('allLooked') : words('line', { space: spaceName(miss.space) }),
      onRead: dismiss,
      body: onDone => <MissNote miss={miss} onDone={onDone} />,
    },
  ];
}

function useWarningNotices(): readonly Notice[] {
  const entries = useRefusedEntriesWords();
  const connection = useConnectionWords();
  const lost = useLostSeats();
  const warning = { tone: 'warning', icon: 'trouble' } as const;
  return [
    ...(entries
      ? [
          {
            ...warning,
            key: 'entries',
            title: entries,
            body: (onDone: () => void) => <RefusedEntries onDone={onDone} />,
          },
        ]
      : []),
    ...(connection
      ? [
          {
            ...warning,
            icon: 'lost' as const,
            key: 'connection',
            title: connection,
            body: () => <ConnectionNote />,
          },
        ]
      : []),
    ...lost.map(({ seat, title }) => ({
      ...warning,
      key: `lost ${seat.seat}`,
      title,
      body: () => <LostSeatNote seat={seat} title={title} />,
    })),
  ];
}

function useNewsNotices(): readonly Notice[] {
  const words = useTranslations('votes');
  const assist = useTranslations('assist');
  const seatName = useSeatName();
  const seats = useTable(state => state.view.seats);
  const hint = useHintNews();
  const help = useAssistNews();
  const withdrawn = useWithdrawn();
  const orderedBy = useOrderNews();
  const hardAt = useHardEnvelopeNews();
  const ring = useTranslations('ring');
  const hard = useTranslations('hard');
  const deal = useRedealWords();
  const dismissRedeal = useTable(state => state.dismissRedeal);
  const info = { tone: 'info' } as const;
  /** Reports what a player did. */
  function newsOf(
    number: SeatNumber | undefined,
    {
      key,
      titleFor,
      body,
    }: { key: string; titleFor: (name: string) => string; body?: typeof OrderNote },
  ): readonly Notice[] {
    const seat = seats.find(each => each.seat === number);
    if (seat === undefined) return [];
    const title = titleFor(seatName(seat));
    const Body = body ?? TitleNote;
    return [{ ...info, key, icon: seat.seat, title, body: () => <Body title={title} /> }];
  }
  return [
    ...(deal
      ? [
          {
            ...info,
            key: 'deal',
            icon: 'note' as const,
            title: deal,
            onRead: dismissRedeal,
            body: () => <TitleNote title={deal} />,
          },
        ]
      : []),
    ...(hint.isNew && hint.hint
      ? [
          {
            ...info,
            key: 'hint',
            icon: 'note' as const,
            title: words('readHint'),
            onRead: hint.dismiss,
            body: (onDone: () => void) => <HintNote onRead={onDone} />,
          },
        ]
      : []),
    ...(help.level
      ? [
          {
            ...info,
            key: 'help',
            icon: 'note' as const,
            title: assist('changed', { level: assist(`as.${help.level}`) }),
            onRead: help.dismiss,
            body: (onDone: () => void) => <AssistNote onRead={onDone} />,
          },
        ]
      : []),
    ...newsOf(hardAt, { key: 'hard', titleFor: name => hard('has', { name }) }),
    ...newsOf(orderedBy, {
      key: 'order',
      titleFor: name => ring('changed', { name }),
      body: OrderNote,
    }),
    ...newsOf(withdrawn, { key: 'withdrawn', titleFor: name => words('withdrawn', { name }) }),
  ];
}

const TitleNote = ({ title }: { readonly title: string }) => (
  <section className="notice">
    <h2>{title}</h2>
  </section>
);

/** Shows the new seating order. */
function OrderNote({ title }: { readonly title: string }) {
  const words = useTranslations('ring');
  const format = useFormatter();
  const seatName = useSeatName();
  const { ring } = useSeatOrder();
  return (
    <section className="notice">
      <h2>{title}</h2>
      <p>{words('is', { names: format.list(ring.map(seatName), { type: 'unit' }) })}</p>
    </section>
  );
}

/** Reports that the table was redealt. */
function useRedealWords(): string | undefined {
  const words = useTranslations('redeal');
  const { players, you } = useTable(state => state.view);
  if (!useWasRedealt()) return undefined;
  const title = words('dealt', { number: words(`number.${NUMBER_KEYS[players]}`) });
  if (you.length === 0) return title;
  // First what the reader has to do: the bar may cut the rest.
  return `${words(you.length === 1 ? 'yourClue' : 'allClues')} ${title}`;
}
