import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import type { SeatColor } from '@/lib/data/terms';

/** From whose viewpoint the replay can be seen. */
export interface Viewer {
  /** "All", who know no clue, or a player's name, who knows their own. */
  readonly name: string;
  /** Nothing for all. */
  readonly seat?: { readonly seat: number; readonly color: SeatColor };
}

/** By viewpoint, as in a frame: all first, then each player. */
export function useViewers(): readonly Viewer[] {
  const words = useTranslations('replay');
  const seats = useTable(state => state.view.seats);
  const seatName = useSeatName();
  return [{ name: words('all') }, ...seats.map(seat => ({ name: seatName(seat), seat }))];
}

/** "Eva could have known on turn 14." A turn of 0 is that of the first cubes; none means never. */
export function useKnownWords(): (name: string, turn: number | undefined) => string {
  const words = useTranslations('replay');
  return (name, turn) => {
    if (turn === undefined) return words('neverKnown', { name });
    return turn === 0 ? words('knownAtOnce', { name }) : words('known', { name, turn });
  };
}
