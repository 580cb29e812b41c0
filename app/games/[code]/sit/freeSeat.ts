import type { SeatNumber } from '@/lib/board/players';
import type { SeatSummary } from '@/lib/game/views/views';

/** The requested seat if it is free, or else the first free one. */
export function freeSeat<Seat extends Pick<SeatSummary, 'seat' | 'claimed'>>(
  seats: readonly Seat[],
  requested: SeatNumber | undefined,
): Seat | undefined {
  const free = seats.filter(({ claimed }) => !claimed);
  return free.find(({ seat }) => seat === requested) ?? free[0];
}
