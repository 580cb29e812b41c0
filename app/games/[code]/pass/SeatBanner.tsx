import { SeatDisc } from '@/app/_table/SeatDisc';
import type { SeatColor } from '@/lib/data/terms';
import type { SeatSummary } from '@/lib/game/views';

const GROUND: Readonly<Record<SeatColor, string>> = {
  red: 'bg-seat-red',
  orange: 'bg-seat-orange',
  teal: 'bg-seat-teal',
  purple: 'bg-seat-purple',
  pink: 'bg-seat-pink',
};

/** The seat's colour across the top, so that the whole table sees whose turn it is. */
export function SeatBanner({ seat }: { seat: SeatSummary }) {
  return (
    <div aria-hidden="true" className={`seat-banner ${GROUND[seat.color]}`}>
      <SeatDisc seat={seat.seat} color={seat.color} className="size-[min(8rem,13dvh)]" />
    </div>
  );
}
