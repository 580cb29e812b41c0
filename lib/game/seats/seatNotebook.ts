import { createRandom } from '../../random';
import { ok, type Result, refused } from '../../result';
import { drawOrigin } from '../copies';
import type { Game } from '../game';
import { withSeat } from '../game';
import type { Seat, SeatNumber } from './seat';

/** Longer than 48 clues struck out of four lists, and a note on every space, of letters that JSON escapes. */
export const MOST_NOTEBOOK_LETTERS = 20_000;

/**
 * A player's notes go along with their seat, so that they survive a change of phone; null takes them off it. Secret:
 * only the device that holds the seat gets them. What stands in them only the page that writes them reads.
 */
export interface NotebookMove {
  readonly kind: 'keep-notebook';
  readonly text: string | null;
  /** By its tag what the writer knows the seat to have: where it has another one, nothing is written over. */
  readonly baseTag?: string | undefined;
}

/** What tells two texts apart. It follows from the text, so it needs to be kept nowhere. */
export const notebookTag = (text: string | null): string =>
  drawOrigin(createRandom(JSON.stringify(text), 'a notebook'));

export type NotebookRefusal =
  | 'bad-notebook'
  /** Another phone has written since. */
  | 'notebook-moved-on';

export function applyNotebook(
  game: Game,
  seat: Seat,
  { seat: number, text, baseTag }: NotebookMove & { readonly seat: SeatNumber },
): Result<Game, NotebookRefusal> {
  if (text !== null && text.length > MOST_NOTEBOOK_LETTERS) return refused('bad-notebook');
  if (baseTag !== undefined && baseTag !== notebookTag(seat.notebook))
    return refused('notebook-moved-on');
  return ok(text === seat.notebook ? game : withSeat(game, number, { ...seat, notebook: text }));
}
