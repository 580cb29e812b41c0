import { ok, type Result, refused } from '../result';
import type { Game } from './game';
import type { Seat, SeatNumber } from './seat';
import { withSeat } from './seats';

/** Longer than 48 clues struck out of four lists, and a note on every space, of letters that JSON escapes. */
export const MOST_NOTEBOOK_LETTERS = 20_000;

/**
 * A player's notes go along with their seat, so that they survive a change of phone; null takes them off it. Secret:
 * only the device that holds the seat gets them. What stands in them only the page that writes them reads.
 */
export interface NotebookMove {
  readonly kind: 'keep-notebook';
  readonly text: string | null;
}

export function playNotebook(
  game: Game,
  seat: Seat,
  { seat: number, text }: NotebookMove & { readonly seat: SeatNumber },
): Result<Game, 'bad-notebook'> {
  if (text !== null && text.length > MOST_NOTEBOOK_LETTERS) return refused('bad-notebook');
  return ok(text === seat.notebook ? game : withSeat(game, number, { ...seat, notebook: text }));
}
