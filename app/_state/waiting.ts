import type { SaidTable } from '@/app/_words/said';
import type { Assist } from '@/lib/game/assist';
import type { Recording } from '@/lib/game/recordView';
import type { SeatNumber, Time } from '@/lib/game/seat';
import type { CallView, Instant } from '@/lib/game/views';
import type { Matter } from '@/lib/game/votes';
import type { EndingCall, Trouble, VoteAnswer } from './tableClient';

/**
 * What was done at a server's table without a connection, and waits on the phone until it can be told: a list
 * for each table, oldest first. A seat says one thing about each matter: what it says last.
 */
export type Waiting = WaitingLook | WaitingVote | WaitingEntry;

interface Entry {
  /** Its number on the list of its table. */
  readonly id: number;
  readonly seat: SeatNumber;
  /** Until when the page that tells it to the server has it for itself. */
  readonly heldUntil?: Time;
}

/** The own clue was opened from what the phone keeps. */
export interface WaitingLook extends Entry {
  readonly does: 'look';
}

export interface WaitingVote extends Entry {
  readonly does: 'vote';
  readonly cast: Cast;
  /** What was answered, as it stood then. */
  readonly question: Standing;
  /** Why it did not count: it stays until somebody here has read that. */
  readonly refused?: Trouble;
}

/** Something was entered of the table's pieces. */
export interface WaitingEntry extends Entry {
  readonly does: 'record';
  readonly recording: Entered;
  readonly at: Time;
  /** Why it was not taken: it stays until somebody here goes on recording. */
  readonly refused?: Trouble;
}

/** The last entry taken back, or what has happened at the table. */
export type Entered = Exclude<Recording, { readonly does: 'start' }>;

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

/** What may be answered without a connection: not how much the app helps, which changes under the players' hands. */
export type WaitingMatter = Exclude<Matter, { readonly assist: Assist }>;

/** What a seat says to the table. */
export type Cast =
  | { readonly matter: WaitingMatter; readonly answer: VoteAnswer }
  | { readonly call: EndingCall };

/** The same, or what goes straight to the table or nowhere. */
export type AnyCast = Cast | { readonly matter: Matter; readonly answer: VoteAnswer };

export const matterOfCast = (cast: Cast): WaitingMatter => ('call' in cast ? 'end' : cast.matter);

/** A call agrees to itself. */
export const answerOf = (cast: Cast): VoteAnswer => ('call' in cast ? 'agree' : cast.answer);

const isSameMatter = (one: WaitingMatter, other: WaitingMatter): boolean =>
  keyOf(one) === keyOf(other);

const keyOf = (matter: WaitingMatter): string =>
  typeof matter === 'string' ? matter : `free ${matter.free}`;

/** A question as it stands, by which it is known as the same. */
export interface Standing {
  /** Whether somebody asks it: else whoever says something asks. */
  readonly isOpen: boolean;
  /** With what the end is asked for. */
  readonly call: CallView | null;
  /** Of a seat that may be freed: when it last lost its holder. */
  readonly since: Instant | null;
}

type Table = Pick<SaidTable, 'hint' | 'end' | 'seats' | 'events'>;

export function standingOf({ hint, end, seats, events }: Table, matter: WaitingMatter): Standing {
  if (matter === 'hint') return { isOpen: hint.votes > 0, call: null, since: null };
  if (matter === 'end') return { isOpen: end.call !== null, call: end.call, since: null };
  const seat = seats.find(each => each.seat === matter.free);
  const event = events.findLast(each => each.seat === matter.free);
  return { isOpen: (seat?.free.votes ?? 0) > 0, call: null, since: event?.at ?? null };
}

type List = readonly Waiting[];

/** The vote of a seat, in the place of what it has said before about the same matter. */
export function withVote(list: List, vote: Pick<WaitingVote, 'seat' | 'cast' | 'question'>): List {
  const others = list.filter(each => !isAbout(each, vote.seat, matterOfCast(vote.cast)));
  return [...others, { does: 'vote', id: nextId(list), ...vote }];
}

export const withLook = (list: List, seat: SeatNumber): List => [
  ...list,
  { does: 'look', id: nextId(list), seat },
];

export const withEntry = (
  list: List,
  entry: Pick<WaitingEntry, 'seat' | 'recording' | 'at'>,
): List => [...list, { does: 'record', id: nextId(list), ...entry }];

const isAbout = (waiting: Waiting, seat: SeatNumber, matter: WaitingMatter): boolean =>
  waiting.does === 'vote' &&
  waiting.seat === seat &&
  isSameMatter(matterOfCast(waiting.cast), matter);

export const without = (list: List, id: number): List => list.filter(each => each.id !== id);

const nextId = (list: List): number => 1 + Math.max(0, ...list.map(({ id }) => id));

/** What is still to be told. */
export const toTell = (list: List): List =>
  list.filter(each => each.does === 'look' || each.refused === undefined);

/** The oldest that is to be told, unless a page has it now. */
export function nextToTell(list: List, now: Time): Waiting | undefined {
  const [first] = toTell(list);
  return first && (first.heldUntil ?? 0) <= now ? first : undefined;
}

export const withHeld = (list: List, id: number, heldUntil: Time): List =>
  list.map(each => (each.id === id ? { ...each, heldUntil } : each));

export const withRefused = (list: List, id: number, refused: Trouble): List =>
  list.map(each => (each.id === id && each.does !== 'look' ? { ...each, refused } : each));

/** What a seat has said about a matter, and what still waits to be told. */
export function waitingVote(
  list: List,
  seat: SeatNumber,
  matter: WaitingMatter,
): WaitingVote | undefined {
  return list.find(
    (each): each is WaitingVote =>
      each.does === 'vote' && each.refused === undefined && isAbout(each, seat, matter),
  );
}
