import { useTranslations } from 'use-intl';
import { SeatDiscs } from '@/app/_table/SeatDiscs';
import { useSeatName } from '@/app/_table/seatName';
import { Icon } from '@/app/_ui/Icon';
import type { SeatSummary } from '@/lib/game/views';

interface SeatRowProps {
  readonly seat: SeatSummary;
  /** Whether this phone holds it. */
  readonly isHere: boolean;
  /** Shows the code by which another phone takes it; nothing where it stays. */
  readonly onShow: (() => void) | undefined;
}

/** A seat, and on whose phone it is: here, it can be given to another. */
export function SeatRow({ seat, isHere, onShow }: SeatRowProps) {
  const words = useTranslations('opening');
  const moments = useTranslations('moments');
  const name = useSeatName()(seat);
  const told = (
    <>
      <SeatDiscs seat={seat} className="size-10" smaller="size-8" />
      <span className="min-w-0 grow">
        <span className="block text-lead font-semibold wrap-anywhere">{name}</span>
        <span className="block text-note text-soft">
          {isHere
            ? words('onThisPhone')
            : seat.claimed
              ? words('onOwnPhone')
              : moments('stillFree')}
        </span>
      </span>
    </>
  );
  return (
    <li className="border-b border-rule">
      {isHere && onShow ? (
        <button type="button" aria-haspopup="dialog" onClick={onShow} className="seat-row">
          {told}
          <Icon name="forward" />
        </button>
      ) : (
        <div className="seat-row">
          {told}
          {!isHere && seat.claimed && <Icon name="check" className="size-6 text-accent" />}
        </div>
      )}
    </li>
  );
}
