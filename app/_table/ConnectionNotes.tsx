import { useTranslations } from 'use-intl';
import { unsentChanges } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import { type HeldSeat, isServerLost as isTableLost } from '@/app/_state/tableStore';
import { useConnectionWords, useLostWords } from './connectionWords';
import type { SeatEventView } from './noticesOf';
import { useSeatName } from './seatName';

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
