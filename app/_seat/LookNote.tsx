import { useTranslations } from 'next-intl';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { SeatSummary } from '@/lib/game/views';

/** Beneath the clue: how to cover it, or how often it was open. */
export function LookNote({ seat, isOpen }: { seat: SeatSummary; isOpen: boolean }) {
  const words = useTranslations('seat');
  return (
    <p className="text-center text-note text-soft">
      {isOpen ? words('letGo') : <Count looks={seat.looks} />}
    </p>
  );
}

function Count({ looks: { count, last } }: Pick<SeatSummary, 'looks'>) {
  const words = useTranslations('seat');
  if (last === null) return words('notLooked');
  return words.rich('looked', { count, time: () => <TimeOfDay at={last} /> });
}
