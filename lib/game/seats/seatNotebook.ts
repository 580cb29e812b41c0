import { createRandom } from '../../random';
import { ok, type Result, refused } from '../../result';
import { drawOrigin } from '../copies';
import type { Game } from '../game';
import { withSeat } from '../game';
import type { Seat, SeatNumber } from './seat';

/** Exceeds 48 clues struck from four lists plus a note on every space, all in characters that JSON escapes. */
export const MOST_NOTEBOOK_LETTERS = 20_000;

/**
 * Stores the player's notes with the seat, so that they survive a change of phone; null removes them. Secret: only the
 * device that holds the seat receives them. The server does not interpret the text; only the client that writes it
 * does.
 */
export interface NotebookMove {
  readonly kind: 'keep-notebook';
  readonly text: string | null;
  /** Tag of the text that the writer last read. If the seat's current text has another tag, the write is refused. */
  readonly baseTags?: readonly string[] | undefined;
}

/** Identifies a text's content. Derived from the text, so it is not stored. */
export const notebookTag = (text: string | null): string =>
  drawOrigin(createRandom(JSON.stringify(text), 'a notebook'));

export type NotebookRefusal =
  | 'bad-notebook'
  /** Another phone has written to the notebook since the writer read it. */
  | 'notebook-moved-on';

export function applyNotebook(
  game: Game,
  seat: Seat,
  { seat: number, text, baseTags }: NotebookMove & { readonly seat: SeatNumber },
): Result<Game, NotebookRefusal> {
  if (text !== null && text.length > MOST_NOTEBOOK_LETTERS) return refused('bad-notebook');
  if (baseTags !== undefined && !baseTags.includes(notebookTag(seat.notebook)))
    return refused('notebook-moved-on');
  return ok(text === seat.notebook ? game : withSeat(game, number, { ...seat, notebook: text }));
}
