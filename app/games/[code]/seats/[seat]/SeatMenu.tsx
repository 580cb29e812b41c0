import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_table/SeatDisc';
import type { SeatSummary } from '@/lib/game/views';
import { SeatSheets } from './SeatSheets';

/** Opens what can be done with one's own seat. */
export function SeatMenu({ seat }: { seat: SeatSummary }) {
  const words = useTranslations('seat');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="seat-menu"
      >
        <SeatDisc seat={seat.seat} color={seat.color} className="size-7" />
        <span className="sr-only">{words('yourSeat')}</span>
        <span aria-hidden="true" className="text-note leading-tight text-soft">
          {words('seatMenu')}
        </span>
      </button>
      {isOpen && <SeatSheets seat={seat} onClose={() => setOpen(false)} />}
    </>
  );
}
