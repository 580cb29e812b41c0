import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { TroubleNote } from '@/app/_ui/Message';
import type { SeatNumber } from '@/lib/board/players';
import { withSeatAfter } from '@/lib/game/seats/seatOrder';
import type { SeatSummary } from '@/lib/game/views/views';
import { PlaceChoice } from './PlaceChoice';
import { useSeatOrder } from './useSeatOrder';

interface PlaceQuestionProps {
  readonly seat: SeatSummary;
  readonly onDone: () => void;
}

/** Asks between whom a player sits. */
export function PlaceQuestion({ seat, onDone }: PlaceQuestionProps) {
  const words = useTranslations('seating');
  const order = useTable(state => state.view.order);
  const { setOrder, trouble } = useSeatOrder();

  async function choose(leftOf: SeatNumber) {
    await setOrder(withSeatAfter(order, seat.seat, leftOf));
    onDone();
  }

  return (
    <section className="notice">
      <h2>{words('whereSit')}</h2>
      <PlaceChoice seat={seat} value={undefined} isAlone onChange={choose} />
      <TroubleNote trouble={trouble} />
    </section>
  );
}
