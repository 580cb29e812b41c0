import { useTranslations } from 'use-intl';
import { usePlayers } from '@/app/_board/knownBoard';
import type { SeatNumber } from '@/lib/board/players';
import type { SeatColor } from '@/lib/data/terms';

/** A viewpoint of the replay. */
export interface Viewer {
  /** The player's name, or a label for the viewpoint that knows no clue. */
  readonly name: string;
  /** `undefined` for the viewpoint that knows no clue. */
  readonly seat?: { readonly seat: SeatNumber; readonly color: SeatColor };
}

/** In the order of a frame's `knowledge`: first the viewpoint that knows no clue, then each player. */
export function useViewers(): readonly Viewer[] {
  const words = useTranslations('replay');
  const players = usePlayers();
  return [{ name: words('noClue') }, ...players.map(seat => ({ name: seat.name, seat }))];
}
