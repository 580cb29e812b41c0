'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { DeadEnd } from '@/app/_ui/DeadEnd';
import { PassTurn } from './PassTurn';

interface PassScreenProps {
  /** Blanked. */
  readonly longestClue: string;
}

/** One phone for several people: each looks alone, then passes it on. */
export function PassScreen({ longestClue }: PassScreenProps) {
  const words = useTranslations('pass');
  const { code, seats, you, phase } = useTable(state => state.view);
  const [turn, setTurn] = useState(0);
  const yours = seats.filter(({ seat }) => you.includes(seat));
  const seat = yours[turn % yours.length];
  const next = yours[(turn + 1) % yours.length];
  if (phase === 'ended' || seat === undefined || next === undefined) {
    return (
      <DeadEnd title={words(phase === 'ended' ? 'ended' : 'noSeat')} text={words('seeTable')}>
        <ButtonLink kind="primary" href={`/games/${code}`}>
          {words('toTable')}
        </ButtonLink>
      </DeadEnd>
    );
  }
  return (
    <PassTurn
      key={seat.seat}
      seat={seat}
      others={seats.filter(each => each.claimed && each.seat !== seat.seat)}
      next={next}
      longestClue={longestClue}
      onPass={() => setTurn(turn + 1)}
    />
  );
}
