'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import { ButtonLink } from '@/app/_ui/Button';
import { DeadEnd } from '@/app/_ui/DeadEnd';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { tableAddress } from '@/app/addresses';
import type { SeatSummary } from '@/lib/game/views/views';

/** Says that this phone no longer holds the seat, and why. `seat` is its last state while it did. */
export function LostSeat({ seat }: { seat: SeatSummary }) {
  const words = useTranslations('seat');
  const name = useSeatName()(seat);
  const { code, events } = useTable(state => state.view);
  const event = events.findLast(each => each.seat === seat.seat);
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
