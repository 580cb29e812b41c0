import type { SeatColor } from '../../data/terms';

/** A seat's number, from 1; its index in `seats` is one less. */
export type SeatNumber = number;

/** A device's name in the game: a digest, never the cookie itself. */
export type DeviceId = string;

/** By what a change is known when it is told again: drawn by whoever makes it, before it is first tried. */
export type ChangeId = string;

/** As phones draw them, sixteen letters of base64url, and as other programs may: a UUID. */
export const CHANGE_ID = /^[\w-]{16,36}$/;

/**
 * Of one seat. A phone tells its changes one after the other, so it tells the latest again and no other; but an attempt
 * that it gave up after a quarter of a minute may arrive late, and no hand makes more changes in that time.
 */
export const MOST_CHANGES = 32;

/** Milliseconds since 1970. */
export type Time = number;

/** A seat’s name and colour; what is not said stays as it is, and null is no name. */
export interface Badge {
  readonly name?: string | null | undefined;
  readonly color?: SeatColor | undefined;
  /** In the game for two: whose pieces speak for the second clue. Otherwise it changes nothing. */
  readonly secondColor?: SeatColor | undefined;
}

/** One place at the table: who sits there, and what has happened to it. */
export interface Seat {
  readonly color: SeatColor;
  /** In the game for two, the colour of the second clue's pieces; nothing until somebody sits here. */
  readonly secondColor: SeatColor | null;
  readonly holder: { readonly device: DeviceId; readonly name: string | null } | null;
  /** What was seen of this seat's clue, whoever sat here. */
  readonly looks: Looks;
  /** A one-time code that gives the seat to another device. Secret. */
  readonly handOver: HandOver | null;
  /** What its holder has written, where it goes along with the seat. Secret. */
  readonly notebook: string | null;
  /** The names of its latest changes, oldest first: what is told again counts once. */
  readonly changes: readonly ChangeId[];
  /** When the seat will have rested from its moves: see `restAfter` in `moves.ts`. 0 before the first. */
  readonly restedAt: Time;
}

export interface Looks {
  /** How often it was uncovered, up to `MOST_LOOKS`, where it stays, and when last. */
  readonly count: number;
  readonly last: Time | null;
  /** On which phones: `MOST_PHONES` at most, and no more are told apart. */
  readonly phones: readonly DeviceId[];
}

export const MOST_PHONES = 9;

/** More than any evening has. */
export const MOST_LOOKS = 9_999;

/**
 * How many wrong guesses a hand-over code bears: of one device, so that no stranger uses up another's,
 * and in all, for whoever comes as another device each time.
 */
export const HAND_OVER_TRIES = 3;
export const HAND_OVER_GUESSES = 30;

export interface HandOver {
  /** Six. */
  readonly digits: string;
  readonly until: Time;
  /** Which devices guessed wrong, once a guess. */
  readonly guessers: readonly DeviceId[];
}

/**
 * How a seat can lose its holder, what is forgotten first coming first: who comes and goes must not push out
 * how the seat was taken from somebody. A new kind needs a format: see `store/upcasters.ts`.
 */
export const SEAT_EVENT_KINDS = ['left', 'handed-over', 'freed'] as const;

/** How a seat lost its holder; kept, so that nobody peeks unseen. */
export interface SeatEvent {
  readonly kind: (typeof SEAT_EVENT_KINDS)[number];
  readonly seat: SeatNumber;
  /** Who sat there, if they gave a name. */
  readonly name: string | null;
  readonly at: Time;
  /** The seats whose consent freed it; empty for the other kinds. */
  readonly by: readonly SeatNumber[];
}

/** Events kept of one seat; what others do must not push them out. */
export const MOST_EVENTS = 10;

/** A seat at which nothing has happened yet. */
export const freshSeat = ({
  color,
  secondColor,
  holder,
}: Pick<Seat, 'color' | 'secondColor' | 'holder'>): Seat => ({
  color,
  secondColor,
  holder,
  looks: { count: 0, last: null, phones: [] },
  handOver: null,
  notebook: null,
  changes: [],
  restedAt: 0,
});
