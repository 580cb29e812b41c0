'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { TroubleNote } from '@/app/_ui/Message';
import type { SeatNumber } from '@/lib/board/players';
import { withSeatAfter } from '@/lib/game/seats/seatOrder';
import type { SeatSummary } from '@/lib/game/views/views';
import { PlaceChoice, useGaps } from './PlaceChoice';
import type { Notice } from './useNotices';
import { useSeatOrder } from './useSeatOrder';

/** Asks a player who sat down without choosing a place, until the order is known. */
export function usePlaceNotice(seat: SeatSummary): readonly Notice[] {
  const words = useTranslations('seating');
  const { order, phase } = useTable(state => state.view);
  const { isKnown } = useSeatOrder();
  const hasGaps = useGaps(seat.seat).length > 1;
  if (phase === 'ended' || isKnown || !hasGaps || order.includes(seat.seat)) return [];
  return [
    {
      key: 'place',
      tone: 'question',
      icon: seat.seat,
      title: words('whereSit'),
      body: onDone => <PlaceQuestion seat={seat} onDone={onDone} />,
    },
  ];
}

interface PlaceQuestionProps {
  readonly seat: SeatSummary;
  readonly onDone: () => void;
}

function PlaceQuestion({ seat, onDone }: PlaceQuestionProps) {
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
