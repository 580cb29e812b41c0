import { ok, type Result, refused } from '../result';
import { type Game, isEnded, isHeldBy, seatOf, withSeat } from './game';
import { settle } from './moment';
import { applyRecordMove, type RecordMove, type RecordRefusal } from './record/recordMoves';
import {
  type ChangeId,
  type DeviceId,
  MOST_CHANGES,
  type Seat,
  type SeatNumber,
  type Time,
} from './seats/seat';
import { applySeatMove, type SeatMove, type SeatRefusal } from './seats/seatMoves';
import { applyNotebook, type NotebookMove, type NotebookRefusal } from './seats/seatNotebook';
import type { Vote } from './votes/motion';
import type { VoteRefusal } from './votes/motionRules';
import { applyVote } from './votes/votes';

/** Everything that a device may do to a game, with the seat it is about and the time it happens. */
export type Move = {
  readonly seat: SeatNumber;
  readonly device: DeviceId;
  readonly at: Time;
  /** Its name, where whoever makes it may have to tell it again. */
  readonly id?: ChangeId | undefined;
} & MoveAction;

/** What is done, whoever does it. */
export type MoveAction = SeatMove | Vote | TurnsMove | RecordMove | NotebookMove;

export type Refusal =
  | SeatRefusal
  | VoteRefusal
  | RecordRefusal
  | NotebookRefusal
  | 'seat-not-found'
  | 'not-your-seat'
  | 'game-not-ended'
  | 'too-many-moves';

/** The moves by which a device comes to a seat; all others are for the one that holds it. */
const SEAT_TAKING_MOVES: readonly Move['kind'][] = ['claim', 'take'];

/**
 * The game after a move, or why it is refused. One that the seat has made before, by its name, is not made again. A move
 * that changes nothing, such as a second vote by the same seat, is no error and returns the same game, unless it
 * counts all the same (`isNoted`).
 */
export function applyMove(game: Game, move: Move): Result<Game, Refusal> {
  const seat = seatOf(game, move.seat);
  if (seat === undefined) return refused('seat-not-found');
  if (!SEAT_TAKING_MOVES.includes(move.kind) && !isHeldBy(game, move.seat, move.device)) {
    return refused('not-your-seat');
  }
  if (move.id !== undefined && seat.changes.includes(move.id)) return ok(game);
  const changed = change(game, seat, move);
  if (!changed.ok || (changed.value === game && !isNoted(game, move))) return changed;
  const counted = count(settle(changed.value, move.at), move);
  return counted.ok ? ok({ ...counted.value, version: game.version + 1 }) : counted;
}

function change(game: Game, seat: Seat, move: Move): Result<Game, Refusal> {
  switch (move.kind) {
    case 'vote':
      return applyVote(game, move);
    case 'turns':
      return applyTurns(game, move);
    case 'start-record':
    case 'record':
    case 'undo-record':
      return applyRecordMove(game, move);
    case 'keep-notebook':
      return applyNotebook(game, seat, move);
    default:
      return applySeatMove(game, seat, move);
  }
}

/**
 * Whether a move counts though it changes nothing. One with a name does: told again, after others' moves, it would change
 * something; and every entry of the record has one, which has to be followed to tell. After the end nothing changes any more.
 */
const isNoted = (game: Game, { id }: Move): boolean => id !== undefined && !isEnded(game);

/** Counts a move to the seat that makes it, and keeps its name. Guesses are somebody else's: their code bounds them. */
function count(game: Game, { kind, seat: number, at, id }: Move): Result<Game, 'too-many-moves'> {
  const seat = seatOf(game, number);
  if (seat === undefined || kind === 'take') return ok(game);
  const restedAt = restAfter(seat.restedAt, at);
  if (restedAt === undefined) return refused('too-many-moves');
  const changes = id === undefined ? seat.changes : [...seat.changes, id].slice(-MOST_CHANGES);
  return ok(withSeat(game, number, { ...seat, restedAt, changes }));
}

/** More turns than any evening has. */
export const MOST_TURNS = 999;

/** A seat tells, after the end, how many turns it took, 1 to `MOST_TURNS`; null takes it back. */
interface TurnsMove {
  readonly kind: 'turns';
  readonly turns: number | null;
}

function applyTurns(game: Game, { turns }: TurnsMove): Result<Game, 'game-not-ended'> {
  if (!isEnded(game)) return refused('game-not-ended');
  return ok(turns === game.turns ? game : { ...game, turns });
}

/** How many moves a rested seat makes at once; then one in `MOVE_MILLISECONDS`. */
export const MOVES_AT_ONCE = 60;

/** Also the longest that a seat waits for its next move. */
export const MOVE_MILLISECONDS = 1000;

const MOST_OWED = MOVES_AT_ONCE * MOVE_MILLISECONDS;

/**
 * When a seat that will have rested at `restedAt` will have rested from one more move, made `at` that time;
 * nothing where it must rest first. Both are milliseconds since 1970. A leaky bucket, kept as the one time at which it
 * is empty (the generic cell rate algorithm): no hand is as quick, and a program's seat takes nothing from the others.
 */
function restAfter(restedAt: Time, at: Time): Time | undefined {
  const owed = Math.max(0, restedAt - at);
  // More than a seat can owe, and than servers' clocks differ: a clock has been set back since.
  const owing = owed > 2 * MOST_OWED ? 0 : owed;
  return owing + MOVE_MILLISECONDS > MOST_OWED ? undefined : at + owing + MOVE_MILLISECONDS;
}
