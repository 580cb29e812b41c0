'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { DealFold } from '@/app/_table/DealFold';
import { OtherSeatSheet } from '@/app/_table/OtherSeatSheet';
import { SeatCards } from '@/app/_table/SeatCards';
import { SeatEvents } from '@/app/_table/SeatEvents';
import { Sheet } from '@/app/_ui/Sheet';
import { OpenSheet } from './OpenSheet';
import { Poster } from './Poster';
import { SeatSheets } from './seats/[seat]/SeatSheets';
import { isFull } from './seatsState';
import { WaysOn } from './WaysOn';

/** All that an evening seldom needs: who sits where, how others come, what was dealt, laying once more. */
export function SeatsSheet({ onClose }: { onClose: () => void }) {
  const words = useTranslations('moments');
  const seatWords = useTranslations('seat');
  const { seats, you, onePhone } = useTable(state => state.view);
  // One sheet takes the other's place.
  const [open, setOpen] = useState<number | 'opening'>();
  if (open === 'opening') return <OpenSheet onClose={onClose} />;
  const seat = seats.find(each => each.seat === open);
  if (seat !== undefined && you.includes(seat.seat))
    return <SeatSheets seat={seat} onClose={onClose} />;
  if (seat?.claimed) return <OtherSeatSheet seat={seat} onClose={onClose} />;
  return (
    <Sheet title={words('atThisTable')} onClose={onClose} hasCross>
      {you.length === 0 && isFull(seats) && (
        <p className="text-balance text-soft">{seatWords('whichYours')}</p>
      )}
      <SeatCards onTap={setOpen} />
      <SeatEvents />
      {!onePhone && <Poster />}
      <div>
        <WaysOn onOpen={setOpen} />
        <DealFold />
      </div>
    </Sheet>
  );
}
