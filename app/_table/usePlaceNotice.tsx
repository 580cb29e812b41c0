'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import type { SeatSummary } from '@/lib/game/views/views';
import { useGaps } from './useGaps';
import type { Notice } from './useNotices';
import { useSeatOrder } from './useSeatOrder';

const PlaceQuestion = lazyComponent(async () => (await import('./PlaceQuestion')).PlaceQuestion);

/** Asks where a player sits who chose no place when sitting down, until the order is known. */
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
