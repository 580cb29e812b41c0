import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { SeatSummary } from '@/lib/game/views';

/** Beneath the clue: how to cover it, or how often it was open. */
export function LookNote({ seat, isOpen }: { seat: SeatSummary; isOpen: boolean }) {
  return (
    <p className="text-center text-note text-soft">
      {isOpen ? 'Let go, and it is covered again.' : <Count looks={seat.looks} />}
    </p>
  );
}

function Count({ looks: { count, last } }: Pick<SeatSummary, 'looks'>) {
  if (last === null) return 'Not looked yet. The table sees every look.';
  return (
    <>
      Looked {count === 1 ? 'once' : `${count} times`}, last at <TimeOfDay at={last} />. The table
      sees this count.
    </>
  );
}
