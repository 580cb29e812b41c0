'use client';

import { useTable } from '@/app/_state/TableProvider';
import type { SeatSummary } from '@/lib/game/views';
import { LostSeat } from './LostSeat';
import { OwnSeat } from './OwnSeat';

interface SeatScreenProps {
  /** The seat as the page opened. */
  readonly first: SeatSummary;
  /** Blanked. */
  readonly longestClue: string;
}

/** One player's seat, as long as this phone holds it. */
export function SeatScreen({ first, longestClue }: SeatScreenProps) {
  const { seats, you } = useTable(state => state.view);
  const seat = seats.find(each => each.seat === first.seat) ?? first;
  if (!you.includes(seat.seat)) return <LostSeat seat={first} />;
  return <OwnSeat seat={seat} longestClue={longestClue} />;
}
