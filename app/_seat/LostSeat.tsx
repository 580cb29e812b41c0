'use client';

import { useTable } from '@/app/_state/TableProvider';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { DeadEnd } from '@/app/_ui/DeadEnd';
import { seatName } from '@/app/_ui/seatName';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { EventView, SeatSummary } from '@/lib/game/views';

const WHAT_HAPPENED: Readonly<Record<EventView['kind'], string>> = {
  left: 'was left',
  'handed-over': 'moved to another phone',
  freed: 'was freed by the table',
};

/** Says that this phone no longer holds the seat, and why. `seat` is as it was when it did. */
export function LostSeat({ seat }: { seat: SeatSummary }) {
  const { code, events } = useTable(state => state.view);
  const event = events.findLast(each => each.seat === seat.seat);
  return (
    <DeadEnd
      title={
        <>
          {seatName(seat)}’s seat {event ? WHAT_HAPPENED[event.kind] : 'is no longer here'}
          {event && (
            <>
              {' '}
              at <TimeOfDay at={event.at} />
            </>
          )}
        </>
      }
      text="This phone cannot open its clue any more."
    >
      <ButtonLink kind="primary" href={`/games/${code}`}>
        To the table
      </ButtonLink>
    </DeadEnd>
  );
}
