import { isEnded } from '../game/consent';
import { type Game, isHeldBy } from '../game/game';
import type { Refusal } from '../game/moves';
import { hasWrongPiece, type RecordMove } from '../game/record';
import type { DeviceId } from '../game/seat';
import { ok, type Result, refused } from '../result';
import type { Missing } from './keeper';
import { type Mover, move } from './moves';
import type { Outside } from './outside';
import { showTable, type Table } from './show';

/** Somebody who sits at the table starts the record, enters what happens on the board, or takes the last entry back. */
export async function record(
  outside: Outside,
  mover: Mover,
  made: RecordMove,
): Promise<Result<Table, Refusal | Missing>> {
  const recorded = await move(outside, mover, made);
  return recorded.ok ? ok(await showTable(outside, recorded.value, mover.device)) : recorded;
}

export interface BoardCheck {
  /** Whether a recorded piece of a seat that the device holds contradicts that seat's clue; not which. */
  readonly wrong: boolean;
}

/** For a phone that goes round: whether somebody who plays on it should look. Uncovers nothing, and counts as no look. */
export function checkBoard(
  game: Game,
  device: DeviceId | undefined,
): Result<BoardCheck, Missing | 'game-ended'> {
  const seats = game.seats
    .map((_, index) => index + 1)
    .filter(seat => isHeldBy(game, seat, device));
  if (seats.length === 0) return refused('not-found');
  if (isEnded(game)) return refused('game-ended');
  return ok({ wrong: seats.some(seat => hasWrongPiece(game, seat)) });
}
