import { drawChangeId } from '@/app/_api/changeId';
import type { SeatNumber } from '@/lib/board/players';
import type { RecordRequest } from '@/lib/game/record/recordView';
import type { ChangeId, Time } from '@/lib/game/seats/seat';
import type { Instant, MotionView, QuestionView, TableView } from '@/lib/game/views/views';
import { questionOn, type VoteAnswer } from '@/lib/game/votes/motion';
import type { Trouble } from './trouble';

/**
 * A change that a seat makes to its table. It has its id before it is first sent, so that resending is idempotent.
 * Without a connection it is queued in the table's outbox on the phone.
 */
export type Change = LookChange | RecordChange;

interface BaseChange {
  readonly id: ChangeId;
  readonly seat: SeatNumber;
  /** The deal of the table in which it was made; it is refused in any other. */
  readonly dealNumber: number;
  /** When it was made, in ms since 1970. */
  readonly at: Time;
  /** Set once sending has begun, so the server may already have it. */
  readonly wasSent?: true;
  /** How often the server has failed on it with an internal error. */
  readonly failures?: number;
  /** Why it was refused. A refused change stays until a player on this phone has read the reason. */
  readonly refused?: Trouble;
}

/** A look at the own clue. It is queued only if the clue was shown from the cache. */
export interface LookChange extends BaseChange {
  readonly type: 'look';
}

/** A vote is never queued, since it needs the others' phones anyway. Resending it is idempotent. */
export interface VoteChange extends BaseChange {
  readonly type: 'vote';
  readonly motion: MotionView;
  readonly answer: VoteAnswer;
  /** When the question that this phone shows was asked; null if none is open. */
  readonly askedAt: Instant | null;
}

/** An entry of the record, or the undo of one. */
export interface RecordChange extends BaseChange {
  readonly type: 'record';
  readonly request: RecordRequest;
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

/** A vote by a seat on the question as this phone shows it. */
export function createVote(
  table: Pick<TableView, 'questions' | 'dealNumber'>,
  seat: SeatNumber,
  vote: Pick<VoteChange, 'motion' | 'answer'>,
): VoteChange {
  return createChange({
    type: 'vote',
    seat,
    dealNumber: table.dealNumber,
    ...vote,
    askedAt: questionOn(table, vote.motion)?.askedAt ?? null,
  });
}

export function answerOfSeat(
  { votes, notNow }: Pick<QuestionView, 'votes' | 'notNow'>,
  seat: SeatNumber,
): 'agree' | 'not-now' | undefined {
  if (votes.includes(seat)) return 'agree';
  return notNow.includes(seat) ? 'not-now' : undefined;
}

export type Changes = readonly Change[];

export const without = (list: Changes, id: ChangeId): Changes =>
  list.filter(each => each.id !== id);

/** The changes still to be sent. */
export const unsentChanges = (list: Changes): Changes =>
  list.filter(({ refused }) => refused === undefined);
