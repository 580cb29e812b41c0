import { hexOf, type SeatSummary, type TableView } from '@/lib/game/views/views';
import type { Hex } from '@/lib/map/hexSet';

/** The space on which somebody says to have found it, while the table is asked. */
export function calledHex({ phase, end }: Pick<TableView, 'phase' | 'end'>): Hex | undefined {
  const space = phase === 'playing' ? end.call?.space : null;
  return space == null ? undefined : hexOf(space);
}

/** The habitat's hex, once the table is told it. */
export const habitatHex = (place: TableView['habitat']): Hex | undefined => place && hexOf(place);

/** Who sits here and is away, as far as their own phones tell; this one is here. */
export const awayFrom = ({
  seats,
  you,
}: Pick<TableView, 'seats' | 'you'>): readonly SeatSummary[] =>
  seats.filter(({ seat, claimed, here }) => claimed && !here && !you.includes(seat));

export const isFull = (seats: readonly SeatSummary[]): boolean =>
  seats.every(({ claimed }) => claimed);
