import { type Game, isHeldBy, seatOf } from '../game/game';
import type { Refusal } from '../game/moves';
import type { DeviceId, Seat, SeatNumber } from '../game/seats/seat';
import { type NotebookMove, notebookTag } from '../game/seats/seatNotebook';
import { ok, type Result, refused } from '../result';
import type { LoadRefusal, TableDependencies } from './dependencies';
import { type Mover, move } from './moveCommands';

/** The notes stored with a seat. */
export interface KeptNotebook {
  readonly text: string | null;
  /** Identifies this text; a later write passes it among its `baseTags` to replace it. */
  readonly tag: string;
}

/** Reads a seat's notes. A missing seat and another holder's seat return the same `not-found` as a missing game. */
export function readNotebook(
  game: Game,
  seat: SeatNumber,
  device: DeviceId | undefined,
): Result<KeptNotebook, LoadRefusal> {
  const kept = seatOf(game, seat);
  if (kept === undefined || !isHeldBy(game, seat, device)) return refused('not-found');
  return ok(keptIn(kept));
}

const keptIn = ({ notebook: text }: Pick<Seat, 'notebook'>): KeptNotebook => ({
  text,
  tag: notebookTag(text),
});

/** The write's `baseTags` are outdated: the seat's current notes. */
export interface NotebookConflict {
  readonly code: 'notebook-moved-on';
  readonly notebook: KeptNotebook;
}

export async function keepNotebook(
  dependencies: TableDependencies,
  mover: Mover,
  { text, baseTags }: Pick<NotebookMove, 'text' | 'baseTags'>,
): Promise<
  Result<KeptNotebook, Exclude<Refusal, NotebookConflict['code']> | LoadRefusal | NotebookConflict>
> {
  const kept = await move(dependencies, mover, { kind: 'keep-notebook', text, baseTags });
  if (kept.ok) return ok(keptIn({ notebook: seatOf(kept.value, mover.seat)?.notebook ?? null }));
  if (kept.error !== 'notebook-moved-on') return refused(kept.error);
  const game = await dependencies.repository.load(mover.code);
  const now = game.ok ? readNotebook(game.value, mover.seat, mover.device) : game;
  return now.ok ? refused({ code: 'notebook-moved-on', notebook: now.value }) : now;
}
