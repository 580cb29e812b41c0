'use client';

import { useFormatter, useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { EventView } from '@/lib/game/views/views';
import { useSeatName } from './seatName';

/** How seats changed hands, latest first, so that nobody can get at a clue unnoticed. */
export function SeatEvents() {
  const words = useTranslations('table');
  const format = useFormatter();
  const seatName = useSeatName();
  const { events, seats } = useTable(state => state.view);
  if (events.length === 0) return null;

  /** Uses the name at the time of the event: somebody else may have the seat now. */
  function eventWords({ kind, seat, name, by }: EventView): string {
    const voters = format.list(seats.filter(each => by.includes(each.seat)).map(seatName), {
      type: 'conjunction',
    });
    return name === null
      ? words(`namelessSeatEvent.${kind}`, { seat, voters })
      : words(`seatEvent.${kind}`, { name, voters });
  }

  return (
    <section aria-label={words('seatEvents')}>
      <ol className="grid gap-1 rounded-field bg-well px-4 py-2 text-note text-soft">
        {events.toReversed().map(event => (
          <li key={`${event.at} ${event.seat}`}>
            <TimeOfDay at={event.at} /> {eventWords(event)}
          </li>
        ))}
      </ol>
    </section>
  );
}
