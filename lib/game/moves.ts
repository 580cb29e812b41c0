import { ok, type Result, refused } from '../result';
import { type Game, isHeldBy, seatOf } from './game';
import { settle } from './moment';
import { type NotebookMove, playNotebook } from './notebook';
import { restAfter } from './pace';
import { playRecord, type RecordMove, type RecordRefusal } from './record';
import type { DeviceId, Seat, SeatNumber, Time } from './seat';
import { playSeatMove, type SeatMove, type SeatRefusal } from './seatMoves';
import { withSeat } from './seats';
import { playTurns, type TurnsMove } from './turns';
import { playVote, type Vote, type VoteRefusal } from './votes';

/** Everything that a device may do to a game, with the seat it is about and the time it happens. */
export type Move = {
  readonly seat: SeatNumber;
  readonly device: DeviceId;
  readonly at: Time;
} & Made;

/** What is done, whoever does it. */
export type Made = SeatMove | Vote | TurnsMove | RecordMove | NotebookMove;

export type Refusal =
  | SeatRefusal
  | VoteRefusal
  | RecordRefusal
  | 'bad-notebook'
  | 'seat-not-found'
  | 'not-your-seat'
  | 'game-not-ended'
  | 'too-many-moves';

/** The moves by which a device comes to a seat; all others are for the one that holds it. */
const COMING: readonly Move['kind'][] = ['claim', 'take'];

/**
 * The game after a move, or why it is refused. A move that changes nothing, such as a second
 * vote by the same seat, is no error and returns the same game, unless it counts all the same (`isWeighed`).
 */
export function play(game: Game, move: Move): Result<Game, Refusal> {
  const seat = seatOf(game, move.seat);
  if (seat === undefined) return refused('seat-not-found');
  if (!COMING.includes(move.kind) && !isHeldBy(game, move.seat, move.device)) {
    return refused('not-your-seat');
  }
  const changed = change(game, seat, move);
  if (!changed.ok || (changed.value === game && !isWeighed(game, move))) return changed;
  const paced = pace(settle(changed.value, move.at), move);
  return paced.ok ? ok({ ...paced.value, version: game.version + 1 }) : paced;
}

function change(game: Game, seat: Seat, move: Move): Result<Game, Refusal> {
  switch (move.kind) {
    case 'vote':
    case 'unvote':
    case 'call':
      return playVote(game, move);
    case 'turns':
      return playTurns(game, move);
    case 'start-record':
    case 'record':
    case 'undo-record':
      return playRecord(game, move);
    case 'keep-notebook':
      return playNotebook(game, seat, move);
    default:
      return playSeatMove(game, seat, move);
  }
}

/**
 * Whether it takes following the record to tell that a move changes nothing: so with an entry of who has seen the latest
 * one. Who tells an entry again, since its answer was lost, has not seen it there.
 */
const isWeighed = ({ record }: Game, move: Move): boolean =>
  move.kind === 'record' && move.after === (record?.at(-1)?.id ?? null);

/** Counts a move to the seat that makes it. Guesses are somebody else's: their code bounds them. */
function pace(game: Game, { kind, seat: number, at }: Move): Result<Game, 'too-many-moves'> {
  const seat = seatOf(game, number);
  if (seat === undefined || kind === 'take') return ok(game);
  const restedAt = restAfter(seat.restedAt, at);
  if (restedAt === undefined) return refused('too-many-moves');
  return ok(withSeat(game, number, { ...seat, restedAt }));
}
