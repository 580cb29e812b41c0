'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { tellSeats } from '@/app/_seat/signal';
import { useSignalWish } from '@/app/_seat/useSignal';
import { useTable, useTableClient } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/tableClient';
import { Button } from '@/app/_ui/Button';
import type { Result } from '@/lib/result';
import type { BoardCheck } from '@/lib/table/record';
import { CheckResult } from './CheckResult';
import { LookTurn } from './LookTurn';
import { among, passOn, type Round, roundOf, turnOf } from './round';

/**
 * Whether a piece is wrong, and not whose: that everybody learns for themselves, while the phone goes round. The answer
 * comes from everybody's clue, so it counts as a look at each, and is heard as if all were opened.
 */
export function CheckRound() {
  const words = useTranslations('check.board');
  const { seats, you } = useTable(state => state.view);
  const client = useTableClient();
  const [answer, setAnswer] = useState<Result<BoardCheck, Trouble>>();
  const [begun, setRound] = useState<Round>();
  const isHeard = useSignalWish();

  const isChecking = answer === undefined;
  const hear = useEffectEvent((told: Result<BoardCheck, Trouble>) => {
    setAnswer(told);
    if (told.ok && isHeard) tellSeats(you);
  });
  // Once: each is a look at the clues, and changes the table.
  useEffect(() => {
    if (!isChecking) return;
    let isHere = true;
    client.checkBoard().then(told => {
      if (isHere) hear(told);
    });
    return () => {
      isHere = false;
    };
  }, [client, isChecking]);

  function checkAgain() {
    setRound(undefined);
    setAnswer(undefined);
  }

  const round = begun && among(begun, you);
  const seat = seats.find(each => each.seat === round?.waiting[0]);
  if (round && seat) {
    return (
      <LookTurn
        key={seat.seat}
        seat={seat}
        isLast={round.waiting.length === 1}
        turn={turnOf(round)}
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
        <Button kind="primary" onClick={() => setRound(roundOf(you))}>
          {words('begin')}
        </Button>
      }
    />
  );
}
