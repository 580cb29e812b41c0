'use client';

import { useTable } from '@/app/_state/TableProvider';
import type { SeatSummary } from '@/lib/game/views/views';
import { LostSeat } from '../LostSeat';
import { SeatNotebook } from './SeatNotebook';

interface NotebookScreenProps {
  /** The seat when the page opened. */
  readonly first: SeatSummary;
}

/** One player's private notes, while this phone holds their seat. */
export function NotebookScreen({ first }: NotebookScreenProps) {
  const { seats, you, dealNumber } = useTable(state => state.view);
  const seat = seats.find(each => each.seat === first.seat) ?? first;
  if (!you.includes(seat.seat)) return <LostSeat seat={first} />;
  return <SeatNotebook key={dealNumber} seat={seat} />;
}
