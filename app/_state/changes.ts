import { drawChangeId } from '@/app/_api/changeId';
import type { RecordRequest } from '@/lib/game/record/recordView';
import type { ChangeId, SeatNumber, Time } from '@/lib/game/seats/seat';
import { readCall, type TableView, type VoteView } from '@/lib/game/views/views';
import type { Motion, SeenQuestion, VoteAnswer } from '@/lib/game/votes/motion';
import type { Trouble } from './tableClient';

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
  readonly motion: Motion;
  readonly answer: VoteAnswer;
  /** What was answered, as it stood then. */
  readonly seen: SeenQuestion;
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

type Bare<C> = C extends Change ? Omit<C, 'id' | 'at' | 'wasSent' | 'refused'> : never;

/** A change that is made now. */
export const createChange = <C extends Bare<Change>>(change: C) => ({
  ...change,
  id: drawChangeId(),
  at: Date.now(),
});

/** What a seat says to the table now, as somebody here has read it. */
export function createVote(
  table: TableOfQuestions,
  seat: SeatNumber,
  said: Pick<VoteChange, 'motion' | 'answer'>,
): VoteChange {
  return createChange({
    does: 'vote',
    seat,
    ...said,
    seen: seenQuestion(table, said.motion),
    before: answerOfSeat(voteOn(table, said.motion), seat) ?? null,
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

type TableOfQuestions = Pick<TableView, 'hint' | 'end' | 'assist' | 'seats' | 'events'>;

/** The question as it stands, by which it is known as the same. */
export function seenQuestion(table: TableOfQuestions, motion: Motion): SeenQuestion {
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

/** How a motion stands: nobody has said anything to what is not asked. */
export function voteOn(
  { hint, end, assist, seats }: Omit<TableOfQuestions, 'events'>,
  motion: Motion,
): VoteView {
  switch (motion.about) {
    case 'hint':
      return hint;
    case 'end':
      return end;
    case 'assist':
      // What is said to another level says nothing to this one.
      return assist.asked === motion.level ? assist : { ...assist, ...UNASKED };
    case 'free':
      return seats.find(({ seat }) => seat === motion.seat)?.free ?? { ...UNASKED, needed: 0 };
  }
}

const UNASKED = { votes: 0, voters: [], notNow: [] };

export function answerOfSeat(
  { voters, notNow }: VoteView,
  seat: SeatNumber,
): 'agree' | 'not-now' | undefined {
  if (voters.includes(seat)) return 'agree';
  return notNow.includes(seat) ? 'not-now' : undefined;
}

type List = readonly Change[];

export const without = (list: List, id: ChangeId): List => list.filter(each => each.id !== id);

/** What is still to be sent. */
export const unsentIn = (list: List): List => list.filter(({ refused }) => refused === undefined);
