import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { unsentChanges } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import { type HeldSeat, isServerLost } from '@/app/_state/tableStore';
import { useFailureWords } from '@/app/_ui/Message';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { SeatEventView } from './noticesOf';
import { useSeatName } from './seatName';

/** The full notice. Unsent changes have notices of their own. */
export function ConnectionNote() {
  const words = useTranslations('table');
  const hasUnsent = useTable(({ queued }) => unsentChanges(queued).length > 0);
  const isLost = useTable(isServerLost);
  return (
    <section className="notice">
      <h2>{useConnectionWords()}</h2>
      {isLost && !hasUnsent && <p className="text-note">{words('lostNote')}</p>}
    </section>
  );
}

interface LostSeatNoteProps {
  readonly seat: HeldSeat;
  readonly event: SeatEventView;
}

export function LostSeatNote({ seat, event }: LostSeatNoteProps) {
  const words = useTranslations('seat');
  const name = useSeatName()(seat);
  return (
    <section className="notice">
      <h2>{useLostWords()(event)}</h2>
      <p className="text-note">{words('lostNote', { name })}</p>
    </section>
  );
}

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
      return words.rich('lost', { time: () => <TimeOfDay at={connection.since} /> });
  }
}

/** How this phone lost a seat: to another phone or by a vote. */
export function useLostWords(): (event: SeatEventView) => ReactNode {
  const words = useTranslations('seat');
  return ({ kind, at }) => words.rich(`lost.${kind}`, { time: () => <TimeOfDay at={at} /> });
}
