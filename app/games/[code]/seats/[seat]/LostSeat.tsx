'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import { useRedirectOnChange } from '@/app/_table/useRedirects';
import { ButtonLink } from '@/app/_ui/Button';
import { DeadEnd } from '@/app/_ui/DeadEnd';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { tableAddress } from '@/app/addresses';
import { lastSeatEvent } from '@/lib/game/events/eventList';
import type { SeatSummary } from '@/lib/game/views/views';

interface LostSeatProps {
  /** The seat's last state while this phone held it. */
  readonly seat: SeatSummary;
}

/** Explains how this phone lost the seat, if the table's events still say so. */
export function LostSeat({ seat }: LostSeatProps) {
  const words = useTranslations('seat');
  const name = useSeatName()(seat);
  const { code, events } = useTable(state => state.view);
  const event = lastSeatEvent(events, seat.seat);
  useRedirectOnChange({ page: 'seat', seat: seat.seat });
  if (event === undefined) return null;
  return (
    <DeadEnd
      title={words.rich(`lost.${event.kind}`, { time: () => <TimeOfDay at={event.at} /> })}
      text={words('lostNote', { name })}
    >
      <ButtonLink kind="primary" href={tableAddress(code)}>
        {words('toTable')}
      </ButtonLink>
    </DeadEnd>
  );
}
