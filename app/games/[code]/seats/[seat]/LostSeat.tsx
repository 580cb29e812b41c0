'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import { ButtonLink } from '@/app/_ui/Button';
import { DeadEnd } from '@/app/_ui/DeadEnd';
import { useNavigation } from '@/app/_ui/navigation';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { tableAddress } from '@/app/addresses';
import { lastSeatEvent } from '@/lib/game/events/eventList';
import type { SeatSummary } from '@/lib/game/views/views';

interface LostSeatProps {
  /** Its last state while this phone held it. */
  readonly seat: SeatSummary;
}

/** Shows why this phone no longer holds the seat. After a redeal, which can renumber it, redirects to the table. */
export function LostSeat({ seat }: LostSeatProps) {
  const { events } = useTable(state => state.view);
  const [isRenumbered] = useState(
    lastSeatEvent(events, seat.seat) === undefined && events.some(({ kind }) => kind === 'redealt'),
  );
  return isRenumbered ? <TableLink /> : <LostSeatMessage seat={seat} />;
}

function TableLink() {
  const code = useTable(state => state.view.code);
  const go = useNavigation();
  useEffect(() => go.replace(tableAddress(code)), [go, code]);
  return null;
}

function LostSeatMessage({ seat }: LostSeatProps) {
  const words = useTranslations('seat');
  const name = useSeatName()(seat);
  const { code, events } = useTable(state => state.view);
  const event = lastSeatEvent(events, seat.seat);
  return (
    <DeadEnd
      title={
        event
          ? words.rich(`lost.${event.kind}`, { time: () => <TimeOfDay at={event.at} /> })
          : words('lost.unknown')
      }
      text={words('lostNote', { name })}
    >
      <ButtonLink kind="primary" href={tableAddress(code)}>
        {words('toTable')}
      </ButtonLink>
    </DeadEnd>
  );
}
