import { ok, type Result, refused } from '../result';
import { type DeviceId, type Game, isHeldBy, type SeatNumber, seatOf, type Time } from './game';
import { restAfter } from './pace';
import { playSeatMove, type SeatMove, type SeatRefusal } from './seatMoves';
import { withSeat } from './seats';
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
  const paced = pace(changed.value, move);
  return paced.ok ? ok({ ...paced.value, version: game.version + 1 }) : paced;
}

/** Counts a move to the seat that makes it. Guesses are somebody else's: their code bounds them. */
function pace(game: Game, { kind, seat: number, at }: Move): Result<Game, 'too-many-moves'> {
  const seat = seatOf(game, number);
  if (seat === undefined || kind === 'take') return ok(game);
  const restedAt = restAfter(seat.restedAt, at);
  if (restedAt === undefined) return refused('too-many-moves');
  return ok(withSeat(game, number, { ...seat, restedAt }));
}

const isVote = (move: Move): move is Move & Vote => move.kind === 'vote' || move.kind === 'unvote';
