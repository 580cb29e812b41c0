import type { SeatNumber } from '../board/players';
import { type Game, isHeldBy, seatOf } from '../game/game';
import type { Refusal } from '../game/moves';
import type { DeviceId, Seat } from '../game/seats/seat';
import { type NotebookMove, notebookTag } from '../game/seats/seatNotebook';
import { ok, type Result, refused } from '../result';
import type { LoadRefusal, TableDependencies } from './dependencies';
import { type Mover, move } from './moveCommands';

/** The notes stored with a seat. */
export interface StoredNotebook {
  readonly text: string | null;
  /** Identifies this write; a later one passes it among its `baseTags` to replace it. */
  readonly tag: string;
}

/** Reads a seat's notes. A missing seat and another holder's seat return the same `not-found` as a missing game. */
export function readNotebook(
  game: Game,
  seat: SeatNumber,
  device: DeviceId | undefined,
): Result<StoredNotebook, LoadRefusal> {
  const stored = seatOf(game, seat);
  if (stored === undefined || !isHeldBy(game, seat, device)) return refused('not-found');
  return ok(storedIn(stored));
}

const storedIn = (seat: Seat): StoredNotebook => ({ text: seat.notebook, tag: notebookTag(seat) });

/** The write's `baseTags` are outdated: the seat's current notes. */
export interface NotebookConflict {
  readonly code: 'notebook-conflict';
  readonly notebook: StoredNotebook;
}

export async function saveNotebook(
  dependencies: TableDependencies,
  mover: Mover,
  { text, baseTags }: Pick<NotebookMove, 'text' | 'baseTags'>,
): Promise<
  Result<
    StoredNotebook,
    Exclude<Refusal, NotebookConflict['code']> | LoadRefusal | NotebookConflict
  >
> {
  const saved = await move(dependencies, mover, { kind: 'save-notebook', text, baseTags });
  if (!saved.ok && saved.error !== 'notebook-conflict') return refused(saved.error);
  const game = saved.ok ? saved : await dependencies.repository.load(mover.code);
  const current = game.ok ? readNotebook(game.value, mover.seat, mover.device) : game;
  if (!current.ok) return current;
  // The retry of a write that a later one has replaced succeeds as a move, but its text is not the seat's.
  return saved.ok && current.value.text === text
    ? current
    : refused({ code: 'notebook-conflict', notebook: current.value });
}
