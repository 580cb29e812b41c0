import { useMemo } from 'react';
import type { Opponent } from '@/app/_notebook/opponent';
import { useOwners } from '@/app/_table/useOwners';
import type { SeatNumber } from '@/lib/game/seat';

/** Everybody at the table but the holder of a seat, a colour each. */
export function useOpponents(seat: SeatNumber): readonly Opponent[] {
  const owners = useOwners();
  return useMemo(
    () => owners.flatMap((each, owner) => (each.seat === seat ? [] : [{ ...each, owner }])),
    [owners, seat],
  );
}
