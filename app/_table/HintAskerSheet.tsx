'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { Sheet } from '@/app/_ui/Sheet';
import type { SeatNumber } from '@/lib/game/seat';
import { SeatDisc } from './SeatDisc';
import { useSeatName } from './seatName';

interface HintAskerSheetProps {
  readonly onChoose: (seat: SeatNumber) => void;
  readonly onClose: () => void;
}

/** Who asks for a hint, on a phone that holds several seats. */
export function HintAskerSheet({ onChoose, onClose }: HintAskerSheetProps) {
  const words = useTranslations('votes');
  const seatName = useSeatName();
  const { seats, you } = useTable(state => state.view);
  return (
    <Sheet title={words('whoAsks')} onClose={onClose} hasCross>
      <div className="grid gap-2">
        {seats
          .filter(({ seat }) => you.includes(seat))
          .map(seat => (
            <Button key={seat.seat} className="px-3" onClick={() => onChoose(seat.seat)}>
              <SeatDisc seat={seat.seat} color={seat.color} className="size-7" />
              <span className="min-w-0 wrap-anywhere">{seatName(seat)}</span>
            </Button>
          ))}
      </div>
    </Sheet>
  );
}
