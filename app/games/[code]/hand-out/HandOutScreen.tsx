'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Connection } from '@/app/_table/Connection';
import { AtThumb } from '@/app/_ui/AtThumb';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { PageHead } from '@/app/_ui/PageHead';
import { tableAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/game/seat';
import { useOffer } from '../seats/[seat]/useOffer';
import { SeatCodeSheet } from './SeatCodeSheet';
import { SeatRow } from './SeatRow';

/** A phone that holds several seats gives them out: whoever is tapped scans their code, and the list goes on. */
export function HandOutScreen() {
  const words = useTranslations('opening');
  const seatWords = useTranslations('seat');
  const { code, seats, you, phase } = useTable(state => state.view);
  const [tapped, setTapped] = useState<SeatNumber>();
  const offering = useOffer();
  const hasEnded = phase === 'ended';
  const isOver = hasEnded || you.length < 2;
  // Once its seat is the other phone's, a code is put away by itself.
  const shown = seats.find(({ seat }) => !isOver && seat === tapped && you.includes(seat));

  function show(seat: SeatNumber) {
    setTapped(seat);
    void offering.show(seat);
  }

  return (
    <main className="hand-out">
      <PageHead
        title={words('handOut')}
        note={words('seatsHere', { count: you.length })}
        back={{ href: tableAddress(code), label: seatWords('toTable') }}
      />
      <Connection />
      <p role="status" className="text-center text-balance text-soft">
        {hasEnded ? seatWords('ended') : words(isOver ? 'allHandedOut' : 'howToHandOut')}
      </p>
      <ul className="border-t border-rule">
        {seats.map(seat => (
          <SeatRow
            key={seat.seat}
            seat={seat}
            isHere={you.includes(seat.seat)}
            onShow={isOver ? undefined : () => show(seat.seat)}
          />
        ))}
      </ul>
      <AtThumb>
        <ButtonLink kind={isOver ? 'primary' : 'plain'} href={tableAddress(code)}>
          {seatWords('toTable')}
        </ButtonLink>
      </AtThumb>
      {shown && (
        <SeatCodeSheet seat={shown} offering={offering} onClose={() => setTapped(undefined)} />
      )}
    </main>
  );
}
