'use client';

import { useTable } from '@/app/_state/TableProvider';
import type { SeatSummary } from '@/lib/game/views';
import { LostSeat } from './LostSeat';
import { OwnSeat } from './OwnSeat';

/** One player's seat, as long as this phone holds it. `first` is the seat as the page opened. */
export function SeatScreen({ first }: { first: SeatSummary }) {
  const { seats, you } = useTable(state => state.view);
  const seat = seats.find(each => each.seat === first.seat) ?? first;
  return you.includes(seat.seat) ? <OwnSeat seat={seat} /> : <LostSeat seat={first} />;
}
