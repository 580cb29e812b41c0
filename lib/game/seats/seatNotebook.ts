import type { SeatNumber } from '../../board/players';
import { createRandom, drawHex } from '../../random';
import { ok, type Result, refused } from '../../result';
import type { Game } from '../game';
import { withSeat } from '../game';
import { MAX_NOTEBOOK_LETTERS } from '../limits';
import type { Seat } from './seat';

/**
 * Stores the player's notes with the seat, so that they survive a change of phone; null removes them. Secret: only the
 * device that holds the seat receives them. The server does not interpret the text; only the client that writes it
 * does.
 */
export interface NotebookMove {
  readonly kind: 'save-notebook';
  readonly text: string | null;
  /** Tags that the writer last read. If the seat's notebook has another one, the write is refused. */
  readonly baseTags?: readonly string[] | undefined;
}

const textDigest = (text: string | null): string =>
  drawHex(createRandom(JSON.stringify(text), 'a notebook'));

/** Identifies the state of a seat's notebook after its latest write. No earlier or later write has the same tag. */
export const notebookTag = ({
  notebook,
  notebookWrites,
}: Pick<Seat, 'notebook' | 'notebookWrites'>): string =>
  `${notebookWrites}-${textDigest(notebook)}`;

export type NotebookRefusal =
  | 'bad-notebook'
  /** Another phone has written to the notebook since the writer read it. */
  | 'notebook-conflict';

export function applyNotebook(
  game: Game,
  seat: Seat,
  { seat: number, text, baseTags }: NotebookMove & { readonly seat: SeatNumber },
): Result<Game, NotebookRefusal> {
  if (text !== null && text.length > MAX_NOTEBOOK_LETTERS) return refused('bad-notebook');
  if (baseTags !== undefined && !baseTags.includes(notebookTag(seat)))
    return refused('notebook-conflict');
  const notebookWrites = seat.notebookWrites + 1;
  return ok(withSeat(game, number, { ...seat, notebook: text, notebookWrites }));
}
