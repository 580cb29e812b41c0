'use client';

import { useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { LookTurn } from './LookTurn';
import { letFirst, passOn, roundOf, turnOf } from './round';
import { WhoLooks } from './WhoLooks';
import { WhoPlays } from './WhoPlays';

/** Everybody looks in turn, at a first round or once more. */
export function LookRound() {
  const { seats, you, onePhone } = useTable(state => state.view);
  const yours = seats.filter(({ seat }) => you.includes(seat));
  const [round, setRound] = useState(() =>
    roundOf(
      you,
      yours.filter(({ looks }) => looks.phones > 0).map(({ seat }) => seat),
    ),
  );
  const [isChoosing, setChoosing] = useState(false);
  // A phone can call people only by names that it knows.
  const [asksNames, setAskNames] = useState(
    onePhone && yours.every(({ name, looks }) => name === null && looks.phones === 0),
  );
  // A seat may have gone to another phone meanwhile.
  const waiting = round.waiting.flatMap(seat => yours.find(each => each.seat === seat) ?? []);
  const [seat, next] = waiting;

  if (asksNames) return <WhoPlays seats={yours} onDone={() => setAskNames(false)} />;
  if (seat === undefined || isChoosing) {
    return (
      <WhoLooks
        seats={yours}
        waiting={waiting}
        // Only a round of all has an end to tell.
        hasGoneRound={seat === undefined && round.size === yours.length}
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
      next={next}
      turn={turnOf(round)}
      turns={round.size}
      onPass={() => setRound(passOn(round))}
      onLetFirst={next && (() => setChoosing(true))}
    />
  );
}
