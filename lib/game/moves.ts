import { ok, type Result, refused } from '../result';
import { type DeviceId, type Game, isHeldBy, type SeatNumber, seatOf, type Time } from './game';
import { playSeatMove, type SeatMove, type SeatRefusal } from './seatMoves';
import { playVote, type Vote, type VoteRefusal } from './votes';

/** Everything that a device may do to a game, with the seat it is about and the time it happens. */
export type Move = {
  readonly seat: SeatNumber;
  readonly device: DeviceId;
  readonly at: Time;
} & (SeatMove | Vote);

export type Refusal =
  | SeatRefusal
  | VoteRefusal
  | 'seat-not-found'
  | 'not-your-seat'
  | 'too-many-moves';

/** What no table reaches by playing; it keeps one that is not playing from filling the store. */
export const MOST_MOVES = 10_000;

/** The moves by which a device comes to a seat; all others are for the one that holds it. */
const COMING: readonly Move['kind'][] = ['claim', 'take'];

/**
 * The game after a move, or why it is refused. A move that changes nothing, such as a second
 * vote by the same seat, is no error and returns the same game.
 */
export function play(game: Game, move: Move): Result<Game, Refusal> {
  const seat = seatOf(game, move.seat);
  if (seat === undefined) return refused('seat-not-found');
  if (!COMING.includes(move.kind) && !isHeldBy(game, move.seat, move.device)) {
    return refused('not-your-seat');
  }
  const changed = isVote(move) ? playVote(game, move) : playSeatMove(game, seat, move);
  if (!changed.ok || changed.value === game) return changed;
  if (game.version >= MOST_MOVES) return refused('too-many-moves');
  return ok({ ...changed.value, version: game.version + 1 });
}

const isVote = (move: Move): move is Move & Vote => move.kind === 'vote' || move.kind === 'unvote';
