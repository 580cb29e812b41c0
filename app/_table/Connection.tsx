import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { unsentChanges } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import { type HeldSeat, isLost as isTableLost } from '@/app/_state/tableStore';
import { useFailureWords } from '@/app/_ui/Message';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { SeatEventView } from './noticesOf';
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
      return words.rich('lost', { time: () => <TimeOfDay at={connection.since} /> });
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

/** How this phone has lost a seat to another phone or to a vote, now or while the player was away. */
export function useLostWords(): (event: SeatEventView) => ReactNode {
  const words = useTranslations('seat');
  return ({ kind, at }) => words.rich(`lost.${kind}`, { time: () => <TimeOfDay at={at} /> });
}

interface LostSeatNoteProps {
  readonly seat: HeldSeat;
  readonly title: ReactNode;
}

export function LostSeatNote({ seat, title }: LostSeatNoteProps) {
  const words = useTranslations('seat');
  const name = useSeatName()(seat);
  return (
    <section className="notice">
      <h2>{title}</h2>
      <p className="text-note">{words('lostNote', { name })}</p>
    </section>
  );
}
