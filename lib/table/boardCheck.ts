import { playerOf, type SeatNumber, seatOfPlayer } from '../board/players';
import { type Game, isEnded, isHeldBy, isHolder } from '../game/game';
import { applyMove, type Refusal } from '../game/moves';
import { hasWrongPiece } from '../game/record/gameRecord';
import { boardOfGame } from '../game/record/recordedBoard';
import type { DeviceId } from '../game/seats/seat';
import { ok, type Result, refused } from '../result';
import type { LoadRefusal, TableDependencies } from './dependencies';
import type { Requester } from './moveCommands';

export interface BoardCheck {
  /** Whether some recorded piece of the device's seats contradicts its seat's clue; does not reveal which. */
  readonly wrong: boolean;
}

/**
 * For a shared phone: whether some player should check their pieces. Counts as a look at each clue judged, since the
 * phone's user could enter pieces for another seat, check them, and undo them.
 */
export async function checkBoard(
  { repository, now }: TableDependencies,
  { code, device, id, dealNumber }: Omit<Requester, 'seat'>,
): Promise<Result<BoardCheck, Refusal | LoadRefusal>> {
  if (device === undefined) return refused('not-found');
  const checked = await repository.update<Refusal | LoadRefusal>(code, game => {
    if (!isHolder(game, device)) return refused('not-found');
    if (dealNumber !== undefined && dealNumber !== game.dealNumber) return refused('redealt');
    if (isEnded(game)) return refused('game-ended');
    const seats = judgedSeats(game, device);
    // A retry counts no further look, so it must judge exactly what its first attempt did.
    const judged = { seats, pieces: boardOfGame(game).pieces };
    return seats.reduce<Result<Game, Refusal>>(
      (looked, seat) =>
        looked.ok
          ? applyMove(looked.value, { kind: 'look', judged, seat, device, id, at: now() })
          : looked,
      ok(game),
    );
  });
  if (!checked.ok) return checked;
  const { value: game } = checked;
  return ok({ wrong: judgedSeats(game, device).some(seat => hasWrongPiece(game, seat)) });
}

/** The device's seats that have recorded pieces. */
function judgedSeats(game: Game, device: DeviceId): readonly SeatNumber[] {
  const { pieces } = boardOfGame(game);
  const players = new Set(pieces.map(({ owner }) => playerOf(owner, game.players)));
  return [...players].map(seatOfPlayer).filter(seat => isHeldBy(game, seat, device));
}
