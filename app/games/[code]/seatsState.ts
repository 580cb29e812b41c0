import type { SaidTable } from '@/app/_words/said';
import type { SeatSummary } from '@/lib/game/views';

/** Who sits here and is away, as far as their own phones tell; this one is here. */
export const awayFrom = ({
  seats,
  you,
}: Pick<SaidTable, 'seats' | 'you'>): readonly SeatSummary[] =>
  seats.filter(({ seat, claimed, here }) => claimed && !here && !you.includes(seat));

export const isFull = (seats: readonly SeatSummary[]): boolean =>
  seats.every(({ claimed }) => claimed);
