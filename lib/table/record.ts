import { isEnded } from '../game/consent';
import { type Game, isHeldBy, isHolder } from '../game/game';
import { play, type Refusal } from '../game/moves';
import { boardOfGame, hasWrongPiece, type RecordMove } from '../game/record';
import type { DeviceId, SeatNumber } from '../game/seat';
import { playerOf } from '../play/pieces';
import { ok, type Result, refused } from '../result';
import type { Missing } from './keeper';
import { type Mover, move } from './moves';
import type { Outside } from './outside';
import { showTable, type Table } from './show';

/** Somebody who sits at the table starts the record, enters what happens on the board, or takes an entry back. */
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

/**
 * For a phone that goes round: whether somebody who plays on it should look. Counts as a look at each clue that it
 * judges: whoever has the phone could enter pieces for another seat, ask, and take them back.
 */
export async function checkBoard(
  { keeper, now }: Outside,
  code: string,
  device: DeviceId | undefined,
): Promise<Result<BoardCheck, Refusal | Missing>> {
  if (device === undefined) return refused('not-found');
  const checked = await keeper.update<Refusal | Missing>(code, game => {
    if (!isHolder(game, device)) return refused('not-found');
    if (isEnded(game)) return refused('game-ended');
    return judgedSeats(game, device).reduce<Result<Game, Refusal>>(
      (looked, seat) =>
        looked.ok ? play(looked.value, { kind: 'look', seat, device, at: now() }) : looked,
      ok(game),
    );
  });
  if (!checked.ok) return checked;
  const { value: game } = checked;
  return ok({ wrong: judgedSeats(game, device).some(seat => hasWrongPiece(game, seat)) });
}

/** The seats that the device holds whose pieces are recorded. */
function judgedSeats(game: Game, device: DeviceId): readonly SeatNumber[] {
  const { pieces } = boardOfGame(game);
  const players = new Set(pieces.map(({ owner }) => playerOf(owner, game.players)));
  return [...players].map(player => player + 1).filter(seat => isHeldBy(game, seat, device));
}
