import type { SeatSummary } from '@/lib/game/views';

/** What to call whoever sits there: by name, or by number. */
export const seatName = ({ name, seat }: Pick<SeatSummary, 'name' | 'seat'>): string =>
  name ?? `Player ${seat}`;
