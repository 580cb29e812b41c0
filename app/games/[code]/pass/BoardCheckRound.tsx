'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapPage } from '@/app/_map/MapPage';
import { signalSeats, useSignalWish } from '@/app/_seat/useSignal';
import { useTable, useTableClient } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/tableClient';
import { TableMap } from '@/app/_table/TableMap';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import { recordAddress } from '@/app/addresses';
import type { Result } from '@/lib/result';
import type { BoardCheck } from '@/lib/table/boardCheck';
import { LookTurn } from './LookTurn';
import { passOn, type Round, startRound, turnNumber, withPresent } from './round';
import { useTableLink, useTurnFocus } from './TurnPage';
import { TurnTitle } from './TurnTitle';

/**
 * Whether a piece is wrong, but not whose: each player learns that alone, as the phone goes round. The answer is
 * computed from every clue, so it counts as a look at each seat and, if the table uses signals, signals all of them.
 */
export function BoardCheckRound() {
  const words = useTranslations('check.board');
  const { seats, you } = useTable(state => state.view);
  const client = useTableClient();
  const [answer, setAnswer] = useState<Result<BoardCheck, Trouble>>();
  const [begun, setRound] = useState<Round>();
  const isConnected = useSignalWish();

  const isChecking = answer === undefined;
  const receiveView = useEffectEvent((told: Result<BoardCheck, Trouble>) => {
    setAnswer(told);
    if (told.ok && isConnected) signalSeats(you);
  });
  // Once per check: each request is a look at the clues, and changes the table.
  useEffect(() => {
    if (!isChecking) return;
    let isHere = true;
    client.checkBoard().then(result => {
      if (isHere) receiveView(result);
    });
    return () => {
      isHere = false;
    };
  }, [client, isChecking]);

  function checkAgain() {
    setRound(undefined);
    setAnswer(undefined);
  }

  const round = begun && withPresent(begun, you);
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
  /** Sends the phone round. */
  readonly begin: ReactNode;
}

/** What everyone may know about the board: whether a piece on it is wrong. */
function CheckResult({ answer, hasGoneRound, onCheckAgain, begin }: CheckResultProps) {
  const words = useTranslations('check.board');
  const code = useTable(state => state.view.code);
  const isWrong = answer?.ok === true && answer.value.wrong;
  const back = useTableLink();
  const said = hasGoneRound ? 'done' : isWrong ? 'wrong' : answer?.ok ? 'fine' : 'checking';
  useTurnFocus(said);
  return (
    <MapPage
      title={words('title')}
      back={back}
      map={<TableMap />}
      content={
        <>
          <TurnTitle title={words(said)}>
            {said === 'done' && words('doneNote')}
            {said === 'wrong' && words('pass')}
            {said === 'fine' && words('fineNote')}
          </TurnTitle>
          {answer?.ok === false && <TroubleNote trouble={answer.error} />}
          {(said === 'done' || answer?.ok === false) && (
            <Button kind="quiet" onClick={onCheckAgain}>
              {words('again')}
            </Button>
          )}
        </>
      }
      actions={
        said === 'wrong' ? (
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
