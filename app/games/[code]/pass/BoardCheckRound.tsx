'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapPage } from '@/app/_map/MapPage';
import { signalSeats, useHasSignals } from '@/app/_seat/useSignal';
import { useTable, useTableClient } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/trouble';
import { TableMap } from '@/app/_table/TableMap';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import { recordAddress } from '@/app/addresses';
import type { Result } from '@/lib/result';
import type { BoardCheck } from '@/lib/table/boardCheck';
import { LookTurn } from './LookTurn';
import { passOn, type Round, startRound, turnNumber, withoutMovedSeats } from './round';
import { useTableLink } from './TurnPage';

/**
 * Shows whether a piece is wrong, but not whose: players see that in private as the phone is passed round. The result
 * is computed from all clues, so it counts as a look at each seat and, if the table uses signals, signals all of them.
 */
export function BoardCheckRound() {
  const words = useTranslations('check.board');
  const { seats, you } = useTable(state => state.view);
  const client = useTableClient();
  const [answer, setAnswer] = useState<Result<BoardCheck, Trouble>>();
  const [startedRound, setRound] = useState<Round>();
  const hasSignals = useHasSignals();

  const isChecking = answer === undefined;
  const receiveResult = useEffectEvent((result: Result<BoardCheck, Trouble>) => {
    setAnswer(result);
    if (result.ok && hasSignals) signalSeats(you);
  });
  // Once per check: each request is a look at the clues, and changes the table.
  useEffect(() => {
    if (!isChecking) return;
    let isMounted = true;
    client.ask('checkBoard').then(result => {
      if (isMounted) receiveResult(result);
    });
    return () => {
      isMounted = false;
    };
  }, [client, isChecking]);

  function checkAgain() {
    setRound(undefined);
    setAnswer(undefined);
  }

  const round = startedRound && withoutMovedSeats(startedRound, you);
  const seat = seats.find(each => each.seat === round?.waiting[0]);
  if (round && seat) {
    return (
      <LookTurn
        key={seat.seat}
        seat={seat}
        isLast={round.waiting.length === 1}
        turn={turnNumber(round)}
        turns={round.size}
        onPass={() => setRound(passOn(round))}
        onLetFirst={undefined}
        checks
      />
    );
  }
  return (
    <CheckResult
      answer={answer}
      hasGoneRound={round !== undefined}
      onCheckAgain={checkAgain}
      begin={
        <Button kind="primary" onClick={() => setRound(startRound(you))}>
          {words('begin')}
        </Button>
      }
    />
  );
}

interface CheckResultProps {
  /** `undefined` while the request is pending. */
  readonly answer: Result<BoardCheck, Trouble> | undefined;
  readonly hasGoneRound: boolean;
  readonly onCheckAgain: () => void;
  /** The button that starts passing the phone round. */
  readonly begin: ReactNode;
}

/** The public result: whether a piece on the board is wrong. */
function CheckResult({ answer, hasGoneRound, onCheckAgain, begin }: CheckResultProps) {
  const words = useTranslations('check.board');
  const code = useTable(state => state.view.code);
  const isWrong = answer?.ok === true && answer.value.wrong;
  const back = useTableLink();
  const status = hasGoneRound ? 'done' : isWrong ? 'wrong' : answer?.ok ? 'fine' : 'checking';
  return (
    <MapPage
      title={words('title')}
      back={back}
      map={<TableMap />}
      content={
        <>
          <TurnTitle title={words(status)}>
            {status === 'done' && words('doneNote')}
            {status === 'wrong' && words('pass')}
            {status === 'fine' && words('fineNote')}
          </TurnTitle>
          {answer?.ok === false && <TroubleNote trouble={answer.error} />}
          {(status === 'done' || answer?.ok === false) && (
            <Button kind="word" onClick={onCheckAgain}>
              {words('again')}
            </Button>
          )}
        </>
      }
      actions={
        status === 'wrong' ? (
          begin
        ) : (
          <ButtonLink kind="primary" href={recordAddress(code)}>
            {words('toBoard')}
          </ButtonLink>
        )
      }
    />
  );
}

interface TurnTitleProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** A large title with a note. */
const TurnTitle = ({ title, children }: TurnTitleProps) => (
  <div className="turn-title">
    <h2>{title}</h2>
    {children && <div className="text-balance">{children}</div>}
  </div>
);
