import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import type { SeatColor } from '@/lib/data/terms';

/** Whose eyes the film can be seen with. */
export interface Looker {
  /** "All", who know no clue, or a player's name, who knows their own. */
  readonly name: string;
  /** Nothing for all. */
  readonly seat?: { readonly seat: number; readonly color: SeatColor };
}

/** By sight, as in a frame: all first, then each player. */
export function useLookers(): readonly Looker[] {
  const words = useTranslations('film');
  const seats = useTable(state => state.view.seats);
  const seatName = useSeatName();
  return [{ name: words('all') }, ...seats.map(seat => ({ name: seatName(seat), seat }))];
}
