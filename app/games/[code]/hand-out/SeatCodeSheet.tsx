'use client';

import { useTranslations } from 'use-intl';
import { useSeatName } from '@/app/_table/seatName';
import { Button } from '@/app/_ui/Button';
import { Sheet } from '@/app/_ui/Sheet';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { SeatSummary } from '@/lib/game/views';
import { HandOverCode } from '../seats/[seat]/HandOverCode';
import type { Offering } from '../seats/[seat]/useOffer';

interface SeatCodeSheetProps {
  readonly seat: SeatSummary;
  readonly offering: Offering;
  readonly onClose: () => void;
}

/** The code for whoever was tapped. */
export function SeatCodeSheet({ seat, offering, onClose }: SeatCodeSheetProps) {
  const words = useTranslations('seat');
  const name = useSeatName()(seat);
  const { offer, isWaiting, trouble, show } = offering;
  return (
    <Sheet title={words('seatOf', { name })} onClose={onClose} isTall>
      {offer?.seat === seat.seat && <HandOverCode {...offer} seat={seat} />}
      <TroubleNote trouble={trouble} />
      <div className="grid grid-cols-[1fr_2fr] gap-3">
        <Button onClick={onClose}>{words('done')}</Button>
        <Button onClick={() => show(seat.seat)} waiting={isWaiting ? words('asking') : undefined}>
          {words('newCode')}
        </Button>
      </div>
    </Sheet>
  );
}
