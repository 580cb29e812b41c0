import { drawChangeId } from '@/app/_api/changeId';
import type { SaidTable } from '@/app/_words/said';
import type { Recording } from '@/lib/game/recordView';
import type { ChangeId, SeatNumber, Time } from '@/lib/game/seat';
import type { CallView, Instant, QuestionView, VoteView } from '@/lib/game/views';
import type { Matter } from '@/lib/game/votes';
import type { EndingCall, Trouble, VoteAnswer } from './tableClient';

/**
 * What a seat does to its table. It has a name before it is told for the first time, so that it counts once however
 * often it is told. Where there is no connection it waits on the phone, one list a table, oldest first.
 */
export type Change = Look | Vote | Entering | Turns;

interface Named {
  readonly id: ChangeId;
  readonly seat: SeatNumber;
  /** When it was done here. */
  readonly at: Time;
  /** Somebody has begun to tell it, so that the table may know of it. */
  readonly isTried?: true;
  /** Why it did not count: it stays until somebody here has read that. */
  readonly refused?: Trouble;
}

/** The own clue was opened from what the phone keeps. */
export interface Look extends Named {
  readonly does: 'look';
}

export interface Vote extends Named {
  readonly does: 'vote';
  readonly cast: Cast;
  /** What was answered, as it stood then. */
  readonly question: Standing;
  /** What the seat had said about it by then, as far as the table knew. */
  readonly before: 'agree' | 'not-now' | null;
}

/** Something was entered of the table's pieces, or taken back. */
export interface Entering extends Named {
  readonly does: 'record';
  readonly recording: Recording;
}

/** How many turns the game took. */
export interface Turns extends Named {
  readonly does: 'turns';
  readonly turns: number | null;
}

/** What a seat says to the table. */
export type Cast =
  | { readonly matter: Matter; readonly answer: VoteAnswer }
  | { readonly call: EndingCall };

type Bare<C> = C extends Change ? Omit<C, 'id' | 'at' | 'isTried' | 'refused'> : never;

/** A change that is made now. */
export const makeChange = <C extends Bare<Change>>(change: C) => ({
  ...change,
  id: drawChangeId(),
  at: Date.now(),
});

/** What a seat says to the table now, as somebody here has read it. */
export function makeVote(table: Table, seat: SeatNumber, cast: Cast): Vote {
  const matter = matterOf(cast);
  const ballot = ballotOn(table, matter);
  const before = ballot?.voters.includes(seat)
    ? 'agree'
    : ballot?.notNow.includes(seat)
      ? 'not-now'
      : null;
  return makeChange({ does: 'vote', seat, cast, question: standingOf(table, matter), before });
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
export const isForNow = ({ code }: Trouble): boolean => FOR_NOW.includes(code);

/** Whether it may be said without a connection: not how much the app helps, which changes under the players' hands. */
export const mayWait = (cast: Cast): boolean =>
  'call' in cast || typeof cast.matter === 'string' || 'free' in cast.matter;

export const matterOf = (cast: Cast): Matter => ('call' in cast ? 'end' : cast.matter);

/** A call agrees to itself. */
export const answerOf = (cast: Cast): VoteAnswer => ('call' in cast ? 'agree' : cast.answer);

export const isSameMatter = (one: Matter, other: Matter): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A question as it stands, by which it is known as the same. */
export interface Standing {
  /** Whether somebody asks it: else whoever says something asks. */
  readonly isOpen: boolean;
  /** With what the end is asked for. */
  readonly call: CallView | null;
  /** Of a seat that may be freed: when it last lost its holder. */
  readonly since: Instant | null;
}

type Table = Pick<SaidTable, 'hint' | 'end' | 'assist' | 'seats' | 'events'>;

export function standingOf(table: Table, matter: Matter): Standing {
  const { end, assist, events } = table;
  const votes = ballotOn(table, matter)?.votes ?? 0;
  if (typeof matter === 'string')
    return { isOpen: votes > 0, call: matter === 'end' ? end.call : null, since: null };
  if ('assist' in matter)
    return { isOpen: assist.asked === matter.assist, call: null, since: null };
  const event = events.findLast(each => each.seat === matter.free);
  return { isOpen: votes > 0, call: null, since: event?.at ?? null };
}

/** The votes for what a matter is about; none where there is no such seat. */
export function ballotOn(table: Table, matter: Matter): VoteView | undefined {
  if (typeof matter === 'string') return table[matter];
  if ('assist' in matter) return table.assist;
  return table.seats.find(({ seat }) => seat === matter.free)?.free;
}

/** The question, as the hint's and a seat's votes say which one they answer. */
export const questionView = (
  { isOpen, since }: Standing,
  matter: Matter,
): QuestionView | undefined => {
  if (matter === 'hint') return { open: isOpen };
  return typeof matter === 'object' && 'free' in matter ? { open: isOpen, since } : undefined;
};

type List = readonly Change[];

export const without = (list: List, id: ChangeId): List => list.filter(each => each.id !== id);

/** What is still to be told. */
export const toTell = (list: List): List => list.filter(({ refused }) => refused === undefined);
