import { useTable } from '@/app/_state/TableProvider';
import type { SeatNumber } from '@/lib/board/players';
import type { SeatSummary } from '@/lib/game/views/views';
import { hasEntries } from './tableFacts';

/** The gap between two neighbours in the ring. */
export interface Gap {
  readonly left: SeatSummary;
  readonly right: SeatSummary;
}

/**
 * The gaps where a player can sit: one after each other seat in the ring. None with two players, whose order is
 * trivial, and none once pieces are recorded, because then only an entry changes the order.
 */
export function useGaps(seat: SeatNumber): readonly Gap[] {
  const view = useTable(state => state.view);
  const { players, order, seats } = view;
  const ring = order.flatMap(
    number => seats.find(each => each.seat === number && each.seat !== seat) ?? [],
  );
  if (players === 2 || ring.length < 2 || hasEntries(view)) return [];
  return ring.flatMap((right, index) => {
    const left = ring[(index + 1) % ring.length];
    return left === undefined ? [] : [{ left, right }];
  });
}
