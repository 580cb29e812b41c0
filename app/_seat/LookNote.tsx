import { useTranslations } from 'use-intl';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { SeatSummary } from '@/lib/game/views';
import { Blank } from './Blank';

/** Beneath the clue: how to cover it, or how often it was open. As high whichever it says. */
export function LookNote({ seat, isOpen }: { seat: SeatSummary; isOpen: boolean }) {
  const words = useTranslations('seat');
  const manyLooks = words.markup('looked', { count: 20, time: () => '00:00' });
  return (
    <div className="stacked -mx-2 text-center text-note text-soft">
      {[words('letGo'), words('notLooked'), manyLooks].map(text => (
        <Blank key={text} text={text} />
      ))}
      <p>{isOpen ? words('letGo') : <Count looks={seat.looks} />}</p>
    </div>
  );
}

function Count({ looks: { count, last } }: Pick<SeatSummary, 'looks'>) {
  const words = useTranslations('seat');
  if (count === undefined || last == null) return words('notLooked');
  return words.rich('looked', { count, time: () => <TimeOfDay at={last} /> });
}
