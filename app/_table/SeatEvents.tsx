'use client';

import { useTable } from '@/app/_state/TableProvider';
import { listWords } from '@/app/_ui/listWords';
import { seatName } from '@/app/_ui/seatName';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { EventView, SeatSummary } from '@/lib/game/views';

/** How seats changed hands, latest first, so that nobody comes to a clue unseen. */
export function SeatEvents() {
  const { events, seats } = useTable(state => state.view);
  if (events.length === 0) return null;
  return (
    <section aria-label="How seats changed hands">
      <ol className="grid gap-1 px-1 text-note text-soft">
        {events.toReversed().map(event => (
          <li key={`${event.at} ${event.seat}`}>
            <TimeOfDay at={event.at} /> {eventWords(event, seats)}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** By the name of whoever sat there then: somebody else may sit there now. */
function eventWords(event: EventView, seats: readonly SeatSummary[]): string {
  const whose = event.name === null ? `Seat ${event.seat}` : `${event.name}’s seat`;
  switch (event.kind) {
    case 'left':
      return `${whose} was left.`;
    case 'handed-over':
      return `${whose} moved to another phone.`;
    case 'freed': {
      const voters = seats.filter(each => event.by.includes(each.seat)).map(seatName);
      return `${whose} was freed by ${listWords(voters)}.`;
    }
  }
}
