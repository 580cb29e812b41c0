import type { SeatColor } from '@/lib/data/terms';
import type { Owner } from '@/lib/play/pieces';

/** Somebody whose clue is looked for: a player, or one of their two colours in the game for two. */
export interface Opponent {
  readonly owner: Owner;
  /** The number on their pieces. */
  readonly seat: number;
  readonly color: SeatColor;
  readonly name: string;
}
