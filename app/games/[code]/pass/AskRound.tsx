'use client';

import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { openQuestions } from '@/app/_table/questions';
import { questionTitle, useQuestionNames } from '@/app/_table/questionWords';
import { useSeatName } from '@/app/_table/seatName';
import { TableMap } from '@/app/_table/TableMap';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import type { SeatSummary } from '@/lib/game/views/views';
import { AskResult, MissResult } from './AskResult';
import { passOn, startRound, turnNumber, withPresent } from './round';
import { TurnPage } from './TurnPage';
import { TurnTitle } from './TurnTitle';
import { type PolledMotion, usePoll } from './usePoll';

/** Asks each person in turn, for themselves; the count is shown at the end. */
export function AskRound({ motion }: { motion: PolledMotion }) {
  const { seats, you, hint, assist, misses } = useTable(state => state.view);
  const [missedBefore] = useState(misses.length);
  const asking = usePoll(motion);
  const { vote, declined, answer } = asking;
  const [startedRound, setRound] = useState(() => startRound(you, [...vote.voters, ...declined]));
  const round = withPresent(startedRound, you);
  const seat = seats.find(each => each.seat === round.waiting[0]);
  const isSettled =
    motion.about === 'hint'
      ? hint.shown.length > 0
      : motion.about === 'assist' && assist.level === motion.level;
  const miss = misses[missedBefore];
  if (motion.about === 'end' && miss) return <MissResult miss={miss} />;
  if (seat === undefined || isSettled) {
    return (
      <AskResult
        motion={motion}
        asking={asking}
        onAskAgain={() => setRound(startRound(you, vote.voters))}
      />
    );
  }
  async function submit(seatNumber: number, agrees: boolean) {
    if (await answer(seatNumber, agrees)) setRound(passOn(round));
  }
  return (
    <AskTurn
      key={seat.seat}
      motion={motion}
      seat={seat}
      turn={turnNumber(round)}
      turns={round.size}
      asking={asking}
      onAnswer={agrees => submit(seat.seat, agrees)}
    />
  );
}

interface AskTurnProps {
  readonly motion: PolledMotion;
  readonly seat: SeatSummary;
  readonly turn: number;
  readonly turns: number;
  readonly asking: ReturnType<typeof usePoll>;
  readonly onAnswer: (agrees: boolean) => void;
}

/** One person's answer, given without knowing the others'. */
function AskTurn({ motion, seat, turn, turns, asking, onAnswer }: AskTurnProps) {
  const words = useTranslations('pass');
  const name = useSeatName()(seat);
  const { isPending, trouble } = asking;
  const askWords = useAskWords(motion, name);
  return (
    <TurnPage
      seat={seat}
      title={name}
      note={words('asked', { turn, turns })}
      map={<TableMap />}
      content={
        <>
          <TurnTitle title={askWords.title}>{askWords.note}</TurnTitle>
          <TroubleNote trouble={trouble} />
        </>
      }
      actions={
        <>
          <Button kind="primary" disabled={isPending} onClick={() => onAnswer(true)}>
            {askWords.agree}
          </Button>
          <Button disabled={isPending} onClick={() => onAnswer(false)}>
            {askWords.decline}
          </Button>
        </>
      }
    />
  );
}

interface AskWords {
  readonly title: string;
  readonly note: ReactNode;
  readonly agree: string;
  readonly decline: string;
}

/** The question for the person holding the phone, and the two answers. */
function useAskWords(motion: PolledMotion, name: string): AskWords {
  const words = useTranslations('pass');
  const votes = useTranslations('votes');
  const assist = useTranslations('assist');
  const { end, hint, players } = useTable(state => state.view);
  if (motion.about === 'assist') {
    return {
      title: assist('agreeTo', { name }),
      note: (
        <>
          <b>{assist(`name.${motion.level}`)}.</b> {assist(`does.${motion.level}`)}{' '}
          {assist('allNeeded')}
        </>
      ),
      agree: votes('agree.assist'),
      decline: votes('decline.assist'),
    };
  }
  const agree = motion.about === 'hint' ? 'hint' : end.call?.found ? 'found' : 'nobody';
  return {
    title: words(`ask.${agree}`, { name }),
    note:
      motion.about === 'hint' ? (
        words('hintNote', { needed: hint.needed, all: players })
      ) : (
        <CallWords />
      ),
    agree: votes(`agree.${agree}`),
    decline: votes(`decline.${motion.about}`),
  };
}

/** Who asks to end the game and how, and which votes it needs. */
function CallWords() {
  const words = useTranslations('votes');
  const miss = useTranslations('miss');
  const names = useQuestionNames();
  const view = useTable(state => state.view);
  const question = openQuestions(view).find(({ about }) => about === 'end');
  return (
    <>
      {question && <p className="text-balance">{questionTitle(question, names, words)}</p>}
      <p className="text-balance">
        {question?.about === 'end' && question.call.space ? miss('asked') : words('allAsked')}
      </p>
    </>
  );
}
