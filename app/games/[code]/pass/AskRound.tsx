'use client';

import { useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { AskResult } from './AskResult';
import { AskTurn } from './AskTurn';
import { among, passOn, roundOf, turnOf } from './round';
import { type Asked, useAsking } from './useAsking';

/** Everybody is asked in turn, for themselves; the count comes at the end. */
export function AskRound({ matter }: { matter: Asked }) {
  const { seats, you, hint, assist } = useTable(state => state.view);
  const asking = useAsking(matter);
  const { vote, notNow, answer } = asking;
  const [begun, setRound] = useState(() => roundOf(you, [...vote.voters, ...notNow]));
  const round = among(begun, you);
  const seat = seats.find(each => each.seat === round.waiting[0]);
  const isSettled =
    matter === 'hint' ? hint.shown.length > 0 : matter !== 'end' && assist.level === matter.assist;
  if (seat === undefined || isSettled) {
    return (
      <AskResult
        matter={matter}
        asking={asking}
        onAskAgain={() => setRound(roundOf(you, vote.voters))}
      />
    );
  }
  async function take(seatNumber: number, agrees: boolean) {
    if (await answer(seatNumber, agrees)) setRound(passOn(round));
  }
  return (
    <AskTurn
      key={seat.seat}
      matter={matter}
      seat={seat}
      turn={turnOf(round)}
      turns={round.size}
      asking={asking}
      onAnswer={agrees => take(seat.seat, agrees)}
    />
  );
}
