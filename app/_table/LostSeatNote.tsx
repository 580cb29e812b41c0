'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { recallGames, useKnownGames } from '@/app/_state/knownGames';
import { useTable } from '@/app/_state/TableProvider';
import { Message } from '@/app/_ui/Message';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { useSeatName } from './seatName';

interface Held {
  readonly seat: number;
  readonly name: string | null;
}

/** Tells a phone that has lost a seat, to another phone or to the others' votes: at once, or when it comes back. */
export function LostSeatNote() {
  const words = useTranslations('seat');
  const seatName = useSeatName();
  const { events, you } = useTable(state => state.view);
  const held = useHeld();
  return held.map(seat => {
    const event = events.findLast(each => each.seat === seat.seat);
    // Whoever has left knows it.
    if (you.includes(seat.seat) || event === undefined || event.kind === 'left') return null;
    return (
      <Message
        key={seat.seat}
        kind="warning"
        icon="trouble"
        title={words.rich(`lost.${event.kind}`, {
          name: seatName(seat),
          time: () => <TimeOfDay at={event.at} />,
        })}
      >
        {words('lostNote')}
      </Message>
    );
  });
}

/** The seats of this table that this phone has held, as it knew them last. */
function useHeld(): readonly Held[] {
  const { code, seats, you } = useTable(state => state.view);
  const [held, setHeld] = useState<readonly Held[]>([]);
  // What the phone keeps is written anew a moment after the page has come.
  useEffect(() => {
    recallGames();
    const known = useKnownGames.getState().games.find(game => game.code === code);
    if (known) setHeld(before => withMore(before, known.seats));
  }, [code]);

  useEffect(() => {
    setHeld(before =>
      withMore(
        before,
        seats.filter(({ seat }) => you.includes(seat)),
      ),
    );
  }, [seats, you]);

  return held;
}

const withMore = (held: readonly Held[], more: readonly Held[]): readonly Held[] => [
  ...held.filter(({ seat }) => more.every(each => each.seat !== seat)),
  ...more,
];
