import { drawChangeId } from '@/app/_api/changeId';
import type { RecordRequest } from '@/lib/game/record/recordView';
import type { ChangeId, SeatNumber, Time } from '@/lib/game/seats/seat';
import { readCall, type TableView, type VoteView } from '@/lib/game/views/views';
import type { Motion, SeenQuestion, VoteAnswer } from '@/lib/game/votes/motion';
import type { Trouble } from './tableClient';

/**
 * A change that a seat makes to its table. It has its id before it is first sent, so that resending is idempotent.
 * Without a connection it is queued in the table's outbox on the phone.
 */
export type Change = LookChange | RecordChange | TurnsChange;

interface BaseChange {
  readonly id: ChangeId;
  readonly seat: SeatNumber;
  /** The deal of the table in which it was made; it counts in no other. */
  readonly dealNumber: number;
  /** When it was made, in ms since 1970. */
  readonly at: Time;
  /** Set once sending has begun, so the server may already have it. */
  readonly wasSent?: true;
  /** How often the server has failed on it with an internal error. */
  readonly failures?: number;
  /** Why it was refused. A refused change stays until a player on this phone has read that. */
  readonly refused?: Trouble;
}

/** The own clue was shown from the cache. */
export interface LookChange extends BaseChange {
  readonly type: 'look';
}

/** A vote is never queued: it needs the others' phones anyway. Sent twice, it counts once. */
export interface VoteChange extends BaseChange {
  readonly type: 'vote';
  readonly motion: Motion;
  readonly answer: VoteAnswer;
  /** The question as it was when it was answered. */
  readonly seen: SeenQuestion;
}

/** An entry of the record, or the undo of one. */
export interface RecordChange extends BaseChange {
  readonly type: 'record';
  readonly request: RecordRequest;
}

/** How many turns the game took. */
export interface TurnsChange extends BaseChange {
  readonly type: 'turns';
  readonly turns: number | null;
}

type Bare<C> = C extends Change | VoteChange
  ? Omit<C, 'id' | 'at' | 'wasSent' | 'failures' | 'refused'>
  : never;

/** Adds an id and the current time. */
export const createChange = <C extends Bare<Change | VoteChange>>(change: C) => ({
  ...change,
  id: drawChangeId(),
  at: Date.now(),
});

/** A vote by a seat, with the question as this phone shows it. */
export function createVote(
  table: QuestionFields & Pick<TableView, 'dealNumber'>,
  seat: SeatNumber,
  vote: Pick<VoteChange, 'motion' | 'answer'>,
): VoteChange {
  return createChange({
    type: 'vote',
    seat,
    dealNumber: table.dealNumber,
    ...vote,
    seen: seenQuestion(table, vote.motion),
  });
}

const OUTAGES: readonly string[] = ['offline', 'unreadable', 'unavailable', 'internal-error'];
const TOO_MANY: readonly string[] = ['too-many-moves', 'too-many-guesses', 'too-many-requests'];

/** Whether the server was down or failed, so that the same request may succeed later. */
export const isOutage = ({ code }: Trouble): boolean => OUTAGES.includes(code);

/** Whether the refusal is independent of the request, so that a retry may succeed: an outage, or too many requests. */
export const isTemporary = (trouble: Trouble): boolean =>
  isOutage(trouble) || TOO_MANY.includes(trouble.code);

type QuestionFields = Pick<TableView, 'hint' | 'end' | 'assist' | 'deal' | 'seats' | 'events'>;

/** The state by which the server recognizes a question as the same. */
export function seenQuestion(table: QuestionFields, motion: Motion): SeenQuestion {
  const isOpen = voteOn(table, motion).votes > 0;
  const { end, events } = table;
  switch (motion.about) {
    case 'end':
      return { isOpen, call: end.call && readCall(end.call) };
    case 'free': {
      const event = events.findLast(({ seat }) => seat === motion.seat);
      return { isOpen, since: event ? Date.parse(event.at) : null };
    }
    default:
      return { isOpen };
  }
}

/** The votes on a motion; one that no seat has proposed has none. */
export function voteOn(
  { hint, end, assist, deal, seats }: Omit<QuestionFields, 'events'>,
  motion: Motion,
): VoteView {
  switch (motion.about) {
    case 'hint':
      return hint;
    case 'end':
      return end;
    case 'assist':
      // Votes for another level do not count for this one.
      return assist.proposed === motion.level ? assist : { ...assist, ...NO_VOTES };
    case 'deal':
      return deal.proposed === motion.players ? deal : { ...deal, ...NO_VOTES };
    case 'free':
      return seats.find(({ seat }) => seat === motion.seat)?.free ?? { ...NO_VOTES, needed: 0 };
  }
}

const NO_VOTES = { votes: 0, voters: [], declined: [] };

export function answerOfSeat(
  { voters, declined }: VoteView,
  seat: SeatNumber,
): 'agree' | 'not-now' | undefined {
  if (voters.includes(seat)) return 'agree';
  return declined.includes(seat) ? 'not-now' : undefined;
}

type Changes = readonly Change[];

export const without = (list: Changes, id: ChangeId): Changes =>
  list.filter(each => each.id !== id);

/** The changes still to be sent. */
export const unsentChanges = (list: Changes): Changes =>
  list.filter(({ refused }) => refused === undefined);
