'use client';

import { useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import type { SeatNumber } from '@/lib/game/seat';
import type { SeatSummary } from '@/lib/game/views';
import { LookTurn } from './LookTurn';
import { among, letFirst, passOn, type Round, roundOf, turnOf } from './round';
import { WhoLooks } from './WhoLooks';
import { WhoPlays } from './WhoPlays';

interface LookRoundProps {
  /** Who looks once, and nobody else; without it the phone goes round. */
  readonly alone?: SeatNumber | undefined;
}

/** Everybody looks in turn, at a first round or once more. */
export function LookRound({ alone }: LookRoundProps) {
  const { seats, you, onePhone, round: game } = useTable(state => state.view);
  const yours = seats.filter(({ seat }) => you.includes(seat));
  const [begun, setRound] = useState(() =>
    alone === undefined ? firstRound(yours) : roundOf([alone]),
  );
  const round = among(begun, you);
  const [isChoosing, setChoosing] = useState(false);
  // A phone can call people only by names that it knows. Those who gave none before play on without.
  const [asksNames, setAskNames] = useState(
    onePhone && game === 1 && yours.every(({ name, looks }) => name === null && looks.phones === 0),
  );
  const waiting = round.waiting.flatMap(seat => yours.find(each => each.seat === seat) ?? []);
  const [seat, next] = waiting;

  if (asksNames) return <WhoPlays seats={yours} onDone={() => setAskNames(false)} />;
  if (seat === undefined || isChoosing) {
    return (
      <WhoLooks
        seats={yours}
        waiting={waiting}
        // Only a round of all has an end to tell.
        hasGoneRound={waiting.length === 0 && round.size === yours.length}
        onChoose={chosen => {
          setRound(isChoosing ? letFirst(round, chosen) : roundOf([chosen]));
          setChoosing(false);
        }}
        onRoundAgain={() => setRound(roundOf(you))}
      />
    );
  }
  return (
    <LookTurn
      key={seat.seat}
      seat={seat}
      isLast={next === undefined}
      turn={turnOf(round)}
      turns={round.size}
      onPass={() => setRound(passOn(round))}
      onLetFirst={next && (() => setChoosing(true))}
    />
  );
}

/** Of those who have not looked yet; where all have, somebody may look again. */
function firstRound(seats: readonly SeatSummary[]): Round {
  const numbers = seats.map(({ seat }) => seat);
  const looked = seats.filter(({ looks }) => looks.phones > 0).map(({ seat }) => seat);
  return looked.length === numbers.length ? roundOf([]) : roundOf(numbers, looked);
}
