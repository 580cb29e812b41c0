'use client';

import { useFormatter, useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { isSeatEvent } from '@/lib/game/events/eventList';
import type { SeatEventView } from './noticesOf';
import { useSeatName } from './seatName';
import { spaceName } from './tableFacts';

/** How seats changed hands, latest first, so that nobody can see another player's clue unnoticed. */
export function SeatEvents() {
  const words = useTranslations('table');
  const format = useFormatter();
  const seatName = useSeatName();
  const { events, seats } = useTable(state => state.view);

  /** Uses the name at the time of the event: another player may have the seat now. */
  function eventWords({ kind, seat, name, by }: SeatEventView): string {
    const voters = format.list(seats.filter(each => by.includes(each.seat)).map(seatName), {
      type: 'conjunction',
    });
    return name === null
      ? words(`namelessSeatEvent.${kind}`, { seat, voters })
      : words(`seatEvent.${kind}`, { name: seatName({ seat, name }), voters });
  }

  return (
    <EventList
      label={words('seatEvents')}
      events={events.filter(isSeatEvent).map(event => ({
        at: event.at,
        key: String(event.seat),
        text: eventWords(event),
      }))}
    />
  );
}

/** Wrong finds, latest first. */
export function Misses() {
  const words = useTranslations('miss');
  const votes = useTranslations('votes');
  const seatName = useSeatName();
  const misses = useTable(state => state.view.misses);
  return (
    <EventList
      label={votes('foundIt')}
      events={misses.map(miss => {
        const space = spaceName(miss.space);
        const name = seatName({ seat: miss.by, name: miss.name });
        return { at: miss.at, key: space, text: words('called', { name, space }) };
      })}
    />
  );
}

interface EventListProps {
  readonly label: string;
  /** Oldest first. */
  readonly events: readonly { readonly at: string; readonly key: string; readonly text: string }[];
}

function EventList({ label, events }: EventListProps) {
  if (events.length === 0) return null;
  return (
    <section aria-label={label}>
      <ol className="grid gap-1 rounded-field bg-well px-4 py-2 text-note text-soft">
        {events.toReversed().map(({ at, key, text }) => (
          <li key={`${at} ${key}`}>
            <TimeOfDay at={at} /> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
