import { drawChangeId } from '@/app/_api/changeId';
import type { LocalizedTable } from '@/app/_words/localizedViews';
import type { RecordRequest } from '@/lib/game/record/recordView';
import type { ChangeId, SeatNumber, Time } from '@/lib/game/seats/seat';
import type { CallView, Instant, QuestionRefBody, VoteView } from '@/lib/game/views/views';
import type { Motion } from '@/lib/game/votes/votes';
import type { EndingCall, Trouble, VoteAnswer } from './tableClient';

/**
 * What a seat does to its table. It has a name before it is told for the first time, so that it counts once however
 * often it is told. Where there is no connection it waits on the phone, one list a table, oldest first.
 */
export type Change = LookChange | VoteChange | RecordChange | TurnsChange;

interface BaseChange {
  readonly id: ChangeId;
  readonly seat: SeatNumber;
  /** When it was done here. */
  readonly at: Time;
  /** Somebody has begun to send it, so that the table may know of it. */
  readonly wasSent?: true;
  /** Why it did not count: it stays until somebody here has read that. */
  readonly refused?: Trouble;
}

/** The own clue was opened from what the phone keeps. */
export interface LookChange extends BaseChange {
  readonly does: 'look';
}

export interface VoteChange extends BaseChange {
  readonly does: 'vote';
  readonly cast: CastVote;
  /** What was answered, as it stood then. */
  readonly question: QuestionSnapshot;
  /** What the seat had said about it by then, as far as the table knew. */
  readonly before: 'agree' | 'not-now' | null;
}

/** Something was entered of the table's pieces, or taken back. */
export interface RecordChange extends BaseChange {
  readonly does: 'record';
  readonly request: RecordRequest;
}

/** How many turns the game took. */
export interface TurnsChange extends BaseChange {
  readonly does: 'turns';
  readonly turns: number | null;
}

/** What a seat says to the table. */
export type CastVote =
  | { readonly motion: Motion; readonly answer: VoteAnswer }
  | { readonly call: EndingCall };

type Bare<C> = C extends Change ? Omit<C, 'id' | 'at' | 'wasSent' | 'refused'> : never;

/** A change that is made now. */
export const createChange = <C extends Bare<Change>>(change: C) => ({
  ...change,
  id: drawChangeId(),
  at: Date.now(),
});

/** What a seat says to the table now, as somebody here has read it. */
export function createVote(table: TableOfQuestions, seat: SeatNumber, cast: CastVote): VoteChange {
  const motion = motionOf(cast);
  const ballot = ballotOn(table, motion);
  const before = ballot?.voters.includes(seat)
    ? 'agree'
    : ballot?.notNow.includes(seat)
      ? 'not-now'
      : null;
  return createChange({
    does: 'vote',
    seat,
    cast,
    question: questionSnapshot(table, motion),
    before,
  });
}

const FOR_NOW: readonly string[] = [
  'offline',
  'unreadable',
  'unavailable',
  'our-fault',
  'too-many-moves',
  'too-many-guesses',
  'too-many-requests',
];

/** Whether a refusal says nothing of what was asked: later it may be taken. */
export const isTemporary = ({ code }: Trouble): boolean => FOR_NOW.includes(code);

/** Whether it may be said without a connection: not how much the app helps, which changes under the players' hands. */
export const canWaitOffline = (cast: CastVote): boolean =>
  'call' in cast || typeof cast.motion === 'string' || 'free' in cast.motion;

export const motionOf = (cast: CastVote): Motion => ('call' in cast ? 'end' : cast.motion);

/** A call agrees to itself. */
export const answerOf = (cast: CastVote): VoteAnswer => ('call' in cast ? 'agree' : cast.answer);

export const isSameMotion = (one: Motion, other: Motion): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A question as it stands, by which it is known as the same. */
export interface QuestionSnapshot {
  /** Whether somebody asks it: else whoever says something asks. */
  readonly isOpen: boolean;
  /** With what the end is asked for. */
  readonly call: CallView | null;
  /** Of a seat that may be freed: when it last lost its holder. */
  readonly since: Instant | null;
}

type TableOfQuestions = Pick<LocalizedTable, 'hint' | 'end' | 'assist' | 'seats' | 'events'>;

export function questionSnapshot(table: TableOfQuestions, motion: Motion): QuestionSnapshot {
  const { end, assist, events } = table;
  const votes = ballotOn(table, motion)?.votes ?? 0;
  if (typeof motion === 'string')
    return { isOpen: votes > 0, call: motion === 'end' ? end.call : null, since: null };
  if ('assist' in motion)
    return { isOpen: assist.asked === motion.assist, call: null, since: null };
  const event = events.findLast(each => each.seat === motion.free);
  return { isOpen: votes > 0, call: null, since: event?.at ?? null };
}

/** The votes for what a motion is about; none where there is no such seat. */
export function ballotOn(table: TableOfQuestions, motion: Motion): VoteView | undefined {
  if (typeof motion === 'string') return table[motion];
  if ('assist' in motion) return table.assist;
  return table.seats.find(({ seat }) => seat === motion.free)?.free;
}

/** The question, as the hint's and a seat's votes say which one they answer. */
export const questionRefBody = (
  { isOpen, since }: QuestionSnapshot,
  motion: Motion,
): QuestionRefBody | undefined => {
  if (motion === 'hint') return { open: isOpen };
  return typeof motion === 'object' && 'free' in motion ? { open: isOpen, since } : undefined;
};

type List = readonly Change[];

export const without = (list: List, id: ChangeId): List => list.filter(each => each.id !== id);

/** What is still to be sent. */
export const unsentIn = (list: List): List => list.filter(({ refused }) => refused === undefined);
