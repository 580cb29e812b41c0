import { type Game, isHeldBy, seatOf } from '../game/game';
import type { Refusal } from '../game/moves';
import { type NotebookMove, tagOf } from '../game/notebook';
import type { DeviceId, Seat, SeatNumber } from '../game/seat';
import { ok, type Result, refused } from '../result';
import type { Missing } from './keeper';
import { type Mover, move } from './moves';
import type { Outside } from './outside';

/** What a seat's holder has written, where it is kept with the seat. */
export interface KeptNotebook {
  readonly text: string | null;
  /** By which a later text says that it replaces this one. */
  readonly tag: string;
}

/** Somebody else's seat, and one that is not there, get the answer of a game that is not there. */
export function readNotebook(
  game: Game,
  seat: SeatNumber,
  device: DeviceId | undefined,
): Result<KeptNotebook, Missing> {
  const kept = seatOf(game, seat);
  if (kept === undefined || !isHeldBy(game, seat, device)) return refused('not-found');
  return ok(keptIn(kept));
}

const keptIn = ({ notebook: text }: Pick<Seat, 'notebook'>): KeptNotebook => ({
  text,
  tag: tagOf(text),
});

/** Where the seat has another one than `onto` tells, that one. */
export interface MovedOn {
  readonly code: 'notebook-moved-on';
  readonly notebook: KeptNotebook;
}

export async function keepNotebook(
  outside: Outside,
  mover: Mover,
  { text, onto }: Pick<NotebookMove, 'text' | 'onto'>,
): Promise<Result<KeptNotebook, Exclude<Refusal, MovedOn['code']> | Missing | MovedOn>> {
  const kept = await move(outside, mover, { kind: 'keep-notebook', text, onto });
  if (kept.ok) return ok(keptIn({ notebook: text }));
  if (kept.error !== 'notebook-moved-on') return refused(kept.error);
  const game = await outside.keeper.load(mover.code);
  const now = game.ok ? readNotebook(game.value, mover.seat, mover.device) : game;
  return now.ok ? refused({ code: 'notebook-moved-on', notebook: now.value }) : now;
}
