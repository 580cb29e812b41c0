import { useTable } from '@/app/_state/TableProvider';
import type { useMove } from '@/app/_state/useMove';

/**
 * The seating order at a table on one phone. Unless one was entered, it is the order of the seats, in which the names
 * are asked and the phone is passed round.
 */
export function useSeating(move: ReturnType<typeof useMove>) {
  const { seats, players, order, onePhone, you } = useTable(state => state.view);
  const [by] = you;
  const isUnknown = onePhone && players > 2 && order.length === 0;

  /** Saves that order, unless there is one. Returns whether the table has an order now. */
  async function keep(): Promise<boolean> {
    if (!isUnknown || by === undefined) return true;
    const body = { seat: by, order: seats.map(({ seat }) => seat) };
    return move.make('setSeatOrder', { body });
  }

  return { isUnknown, keep };
}
