import { SEAT_COLORS, type SeatColor } from '@/lib/data/terms';
import type { SeatSummary } from '@/lib/game/views';

/** Who sits on the colour, somewhere else than here. */
export const holderOf = (
  color: SeatColor,
  seats: readonly SeatSummary[],
  here: number,
): SeatSummary | undefined =>
  seats.find(each => each.seat !== here && each.claimed && each.colors.includes(color));

/** The colours that whoever sits here may have. */
export const freeColors = (seats: readonly SeatSummary[], here: number): readonly SeatColor[] =>
  SEAT_COLORS.filter(color => holderOf(color, seats, here) === undefined);
