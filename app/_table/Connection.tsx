import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { unsentChanges } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import { type HeldSeat, isLost as isTableLost } from '@/app/_state/tableStore';
import { useFailureWords } from '@/app/_ui/Message';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { lastSeatEvent } from '@/lib/game/events/events';
import { useSeatName } from './seatName';

/** Describes that the table is unreachable or no longer exists; `undefined` while connected. */
export function useConnectionWords(): ReactNode {
  const words = useTranslations('table');
  const describe = useFailureWords();
  const connection = useTable(state => state.connection);
  switch (connection.status) {
    case 'connected':
      return undefined;
    case 'refused':
      return describe(connection.trouble);
    case 'lost':
      return (
        <span data-lost="">
          {words.rich('lost', { time: () => <TimeOfDay at={connection.since} /> })}
        </span>
      );
  }
}

/** The full notice. Unsent changes have notices of their own. */
export function ConnectionNote() {
  const words = useTranslations('table');
  const hasUnsent = useTable(({ queued }) => unsentChanges(queued).length > 0);
  const isLost = useTable(isTableLost);
  return (
    <section className="notice">
      <h2>{useConnectionWords()}</h2>
      {isLost && !hasUnsent && <p className="text-note">{words('lostNote')}</p>}
    </section>
  );
}

interface LostSeatNews {
  readonly seat: HeldSeat;
  readonly title: ReactNode;
}

/** The seats that this phone has lost to another phone or to a vote, now or while the player was away. */
export function useLostSeats(): readonly LostSeatNews[] {
  const words = useTranslations('seat');
  const { events, you } = useTable(state => state.view);
  const held = useTable(state => state.heldSeats);
  return held.flatMap(seat => {
    const event = lastSeatEvent(events, seat.seat);
    // A player who left on purpose needs no message.
    if (you.includes(seat.seat) || event === undefined || event.kind === 'left') return [];
    const title = words.rich(`lost.${event.kind}`, { time: () => <TimeOfDay at={event.at} /> });
    return [{ seat, title }];
  });
}

export function LostSeatNote({ seat, title }: LostSeatNews) {
  const words = useTranslations('seat');
  const name = useSeatName()(seat);
  return (
    <section className="notice">
      <h2>{title}</h2>
      <p className="text-note">{words('lostNote', { name })}</p>
    </section>
  );
}
