import { type Game, isHeldBy, seatOf } from '../game/game';
import type { Refusal } from '../game/moves';
import type { DeviceId, SeatNumber } from '../game/seat';
import { ok, type Result, refused } from '../result';
import type { Missing } from './keeper';
import { type Mover, move } from './moves';
import type { Outside } from './outside';

/** What a seat's holder has written, where it is kept with the seat. */
export interface KeptNotebook {
  readonly text: string | null;
}

/** Somebody else's seat, and one that is not there, get the answer of a game that is not there. */
export function readNotebook(
  game: Game,
  seat: SeatNumber,
  device: DeviceId | undefined,
): Result<KeptNotebook, Missing> {
  const kept = seatOf(game, seat);
  if (kept === undefined || !isHeldBy(game, seat, device)) return refused('not-found');
  return ok({ text: kept.notebook });
}

export async function keepNotebook(
  outside: Outside,
  mover: Mover,
  text: string | null,
): Promise<Result<KeptNotebook, Refusal | Missing>> {
  const kept = await move(outside, mover, { kind: 'keep-notebook', text });
  return kept.ok ? ok({ text }) : kept;
}
