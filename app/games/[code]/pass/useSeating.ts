import { useTable } from '@/app/_state/TableProvider';
import type { useMove } from '@/app/_state/useMove';

/**
 * How those who share the phone sit: until an order is entered, in that of their seats, in which they write their names
 * and in which the phone goes round.
 */
export function useSeating(move: ReturnType<typeof useMove>) {
  const { seats, players, order, onePhone, you } = useTable(state => state.view);
  const [by] = you;
  const isUnknown = onePhone && players > 2 && order.length === 0;

  /** Returns whether the table has an order now. */
  async function keep(): Promise<boolean> {
    if (!isUnknown || by === undefined) return true;
    const body = { seat: by, order: seats.map(({ seat }) => seat) };
    return move.make('setSeatOrder', { body });
  }

  return { isUnknown, keep };
}
