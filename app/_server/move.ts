import type { Game, SeatNumber } from '@/lib/game/game';
import { play, type Refusal } from '@/lib/game/moves';
import type { SeatMove } from '@/lib/game/seatMoves';
import type { Vote } from '@/lib/game/votes';
import type { Result } from '@/lib/result';
import { changeGame } from '@/lib/server/open';
import type { Missing } from '@/lib/store/store';
import { nameDevice } from './device';
import { readCode } from './read';

/** Plays a move in the stored game that the path names, by the asking device, now. */
export async function makeMove(
  params: { code: string },
  seat: SeatNumber,
  move: SeatMove | Vote,
): Promise<Result<Game, Refusal | Missing>> {
  const by = { seat, device: await nameDevice(), at: Date.now() };
  return changeGame(readCode(params), game => play(game, { ...move, ...by }));
}
