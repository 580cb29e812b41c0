'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { DeadEnd } from '@/app/_ui/DeadEnd';
import { tableAddress } from '@/app/addresses';
import { PassTurn } from './PassTurn';

interface PassScreenProps {
  /** Blanked. */
  readonly longestClue: string;
}

/** One phone for several people: each looks alone, then passes it on. */
export function PassScreen({ longestClue }: PassScreenProps) {
  const words = useTranslations('pass');
  const { code, seats, you, phase } = useTable(state => state.view);
  // Whose turn it is stands in the address, so that a reload does not begin anew.
  const asked = Number(useSearchParams().get('seat'));
  const yours = seats.filter(({ seat }) => you.includes(seat));
  const turn = Math.max(
    0,
    yours.findIndex(({ seat }) => seat === asked),
  );
  const seat = yours[turn];
  const next = yours[(turn + 1) % yours.length];
  if (phase === 'ended' || seat === undefined || next === undefined) {
    return (
      <DeadEnd title={words(phase === 'ended' ? 'ended' : 'noSeat')} text={words('seeTable')}>
        <ButtonLink kind="primary" href={tableAddress(code)}>
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
      onPass={() => window.history.replaceState(null, '', `?seat=${next.seat}`)}
    />
  );
}
