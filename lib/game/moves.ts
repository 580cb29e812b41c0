import { seatAt } from '../board/players';
import { ok, type Result, refused } from '../result';
import { type Game, isEnded, isHeldBy, isHolder, seatOf, withSeat } from './game';
import { MAX_CHANGES } from './limits';
import { applyRecordMove, type RecordMove, type RecordRefusal } from './record/recordMoves';
import {
  type HardEnvelopeMove,
  type HardEnvelopeRefusal,
  swapHardEnvelope,
} from './seats/hardEnvelope';
import { changeOf, compareChange } from './seats/knownChange';
import { applyOrderMove, type OrderMove, type OrderRefusal } from './seats/orderMove';
import type { Actor, DeviceId, KnownChange, Seat, Time } from './seats/seat';
import { applySeatMove, type SeatMove, type SeatRefusal } from './seats/seatMoves';
import { applyNotebook, type NotebookMove, type NotebookRefusal } from './seats/seatNotebook';
import { applyConsequences } from './stage';
import type { Vote } from './votes/motion';
import type { VoteRefusal } from './votes/motionRules';
import { applyVote, decideByRecord, withoutFormerPhones } from './votes/votes';

/** Any change by a device. */
export type Move = Actor & MoveAction;

/** The move without its actor. */
export type MoveAction = SeatMove | OrderMove | HardEnvelopeMove | Vote | RecordMove | NotebookMove;

export type Refusal =
  | SeatRefusal
  | OrderRefusal
  | HardEnvelopeRefusal
  | VoteRefusal
  | RecordRefusal
  | NotebookRefusal
  | 'seat-not-found'
  | 'not-your-seat'
  /** The move is for an earlier deal of this table. */
  | 'redealt'
  /** The id belongs to another change. */
  | 'change-id-used'
  | 'too-many-moves';

/** Moves that a device can make without holding the seat. */
const SEAT_TAKING_MOVES: readonly Move['kind'][] = ['claim', 'take'];

/**
 * Applies a move, or returns the reason for refusing it. A retry, known by its id, has no effect, and is refused if the
 * device no longer holds the seat; the same id with other content or from another device is refused. A move that changes
 * nothing, such as a second vote by the same seat, is not an error: it returns the same game object, unless it must
 * still be counted (`isNoted`).
 */
export function applyMove(game: Game, move: Move): Result<Game, Refusal> {
  const seat = seatOf(game, move.seat);
  // A redeal may have renumbered the seats.
  const isLate = isForEarlierDeal(game, move);
  if (seat === undefined) return refused(isLate ? 'redealt' : 'seat-not-found');
  const change = changeOf(game, move);
  const known = compareChange(seat.changes, change);
  const isHeld = isHeldBy(game, move.seat, move.device);
  const isTaken = move.kind === 'claim' && seat.holder !== null && !isHeld;
  // Answers show what the seat's holder may see, so a retry must come from the device that still holds the seat.
  if (known === 'retry') {
    if (isHeld || move.kind === 'leave') return ok(game);
    return refused(isTaken ? 'seat-taken' : 'not-your-seat');
  }
  if (isLate) return refused('redealt');
  if (!isHeld && !SEAT_TAKING_MOVES.includes(move.kind)) return refused('not-your-seat');
  // A browser without cookies counts as a new device at each attempt.
  if (known === 'other') return refused(isTaken ? 'seat-taken' : 'change-id-used');
  const changed = applyAction(game, seat, move);
  if (!changed.ok || (changed.value === game && !isNoted(game, move))) return changed;
  const remaining = withoutFormerPhones(game, changed.value);
  const counted = count(applyConsequences(remaining, move.at), move, change);
  return counted.ok ? ok({ ...counted.value, version: game.version + 1 }) : counted;
}

/**
 * Why a device can make no holder's move at all now: it holds no seat, or all its seats have reached their rate limit.
 * Cheap, so a server can check it before it reads a request.
 */
export function refusalToAnyMove(
  game: Game,
  device: DeviceId | undefined,
  at: Time,
): 'not-your-seat' | 'too-many-moves' | undefined {
  const held = game.seats.filter((_, index) => isHeldBy(game, seatAt(index), device));
  if (held.length === 0) return 'not-your-seat';
  const isFree = held.some(({ bucketEmptyAt }) => emptyAfter(bucketEmptyAt, at) !== undefined);
  return isFree ? undefined : 'too-many-moves';
}

/** Whether a holder's move, or a claim, is for an earlier deal. Other devices get the usual refusals. */
const isForEarlierDeal = (game: Game, { dealNumber, device, kind }: Move): boolean =>
  dealNumber !== undefined &&
  dealNumber !== game.dealNumber &&
  (kind === 'claim' || isHolder(game, device));

function applyAction(game: Game, seat: Seat, move: Move): Result<Game, Refusal> {
  switch (move.kind) {
    case 'vote':
      return applyVote(game, move);
    case 'order':
      return applyOrderMove(game, move);
    case 'hard-envelope':
      return swapHardEnvelope(game, move);
    case 'start-record':
    case 'record':
    case 'undo-record': {
      const recorded = applyRecordMove(game, move);
      return recorded.ok ? ok(decideByRecord(recorded.value, move.at)) : recorded;
    }
    case 'save-notebook':
      return applyNotebook(game, seat, move);
    default:
      return applySeatMove(game, seat, move);
  }
}

/**
 * Whether to count a move that changes nothing. One with an id must be remembered: retried after others' moves, it
 * could change something. Every record entry has an id, since only applying it shows whether it changes anything. An
 * ended game does not change.
 */
const isNoted = (game: Game, { id, kind }: Move): boolean =>
  id !== undefined && kind !== 'take' && !isEnded(game);

/**
 * Adds the move to the seat's rate limit and remembers its id. Guesses (`takeOver`) come from other devices; their code
 * limits them.
 */
function count(
  game: Game,
  { kind, seat: number, at }: Move,
  change: KnownChange | undefined,
): Result<Game, 'too-many-moves'> {
  const seat = seatOf(game, number);
  if (seat === undefined || kind === 'take') return ok(game);
  const bucketEmptyAt = emptyAfter(seat.bucketEmptyAt, at);
  if (bucketEmptyAt === undefined) return refused('too-many-moves');
  const changes =
    change === undefined ? seat.changes : [...seat.changes, change].slice(-MAX_CHANGES);
  return ok(withSeat(game, number, { ...seat, bucketEmptyAt, changes }));
}

/** Burst size: moves that an idle seat can make at once; after that, one per `MOVE_MILLISECONDS`. */
export const MOVES_AT_ONCE = 60;

/** Also the longest wait for a seat's next move. */
export const MOVE_MILLISECONDS = 1000;

const MAX_OWED = MOVES_AT_ONCE * MOVE_MILLISECONDS;

/**
 * The new `bucketEmptyAt` after one more move at time `at`, or `undefined` if the seat must wait first. Both are
 * milliseconds since 1970. A leaky bucket, stored as the time at which it is empty (generic cell rate algorithm): no
 * human moves faster, and a program in one seat cannot slow down the others.
 */
function emptyAfter(bucketEmptyAt: Time, at: Time): Time | undefined {
  const owed = Math.max(0, bucketEmptyAt - at);
  // A larger debt exceeds the limit and any clock skew between servers: a clock was set back, so ignore it.
  const owing = owed > 2 * MAX_OWED ? 0 : owed;
  return owing + MOVE_MILLISECONDS > MAX_OWED ? undefined : at + owing + MOVE_MILLISECONDS;
}
