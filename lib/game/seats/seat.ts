import type { SeatColor } from '../../data/terms';

/** A seat's number, from 1; its index in `seats` is one less. */
export type SeatNumber = number;

/** Identifies a device within the game: a digest, never the cookie itself. */
export type DeviceId = string;

/** Idempotency key of a change. The client draws it before the first attempt and reuses it for retries. */
export type ChangeId = string;

/** Phones draw 16 characters of base64url; other programs may use a UUID. */
export const CHANGE_ID = /^[\w-]{16,36}$/;

/**
 * Number of latest change ids stored per seat. A phone sends its changes one at a time and retries only the
 * latest, but an attempt that it gave up after 15 s may still arrive late; no player makes more than 32 changes in
 * that time.
 */
export const MAX_CHANGES = 32;

/** An applied change with an id, by which a retry of it is recognized. */
export interface KnownChange {
  readonly id: ChangeId;
  /** Hash of the device, the kind and the content: 32 hex digits. The same id with another digest is another change. */
  readonly digest: string;
}

/** Milliseconds since 1970. */
export type Time = number;

/** A seat's name and colours. Omitted fields stay as they are; a null name removes the name. */
export interface Badge {
  readonly name?: string | null | undefined;
  readonly color?: SeatColor | undefined;
  /** In a two-player game, the colour of the second clue's pieces; ignored otherwise. */
  readonly secondColor?: SeatColor | undefined;
}

/** One place at the table: its holder and its history. */
export interface Seat {
  readonly color: SeatColor;
  /** In a two-player game, the colour of the second clue's pieces; null until the seat is claimed. */
  readonly secondColor: SeatColor | null;
  readonly holder: { readonly device: DeviceId; readonly name: string | null } | null;
  /** Looks at this seat's clue, over all its holders. */
  readonly looks: Looks;
  /** A one-time code that gives the seat to another device. Secret. */
  readonly handOver: HandOver | null;
  /** The holder's notes, if they are stored with the seat. Secret. */
  readonly notebook: string | null;
  /** Number of writes, including those of the same text, so that an earlier request that arrives late is refused. */
  readonly notebookWrites: number;
  /** The latest `MAX_CHANGES` changes that have an id, oldest first, over all its holders. */
  readonly changes: readonly KnownChange[];
  /** Rate limit: when the seat's move bucket is empty again; 0 before the first move. See `emptyAfter` in `moves.ts`. */
  readonly bucketEmptyAt: Time;
}

export interface Looks {
  /** Number of looks, capped at `MAX_LOOKS`, and the time of the latest. */
  readonly count: number;
  readonly last: Time | null;
  /** Distinct phones that looked: the first `MAX_PHONES` of them. */
  readonly phones: readonly DeviceId[];
}

export const MAX_PHONES = 9;

/** More than any real game needs. */
export const MAX_LOOKS = 9_999;

/**
 * Wrong guesses that a hand-over code allows: `HAND_OVER_TRIES` per device, so that a stranger cannot use up another
 * device's tries, and `HAND_OVER_GUESSES` in total, against a client that poses as a new device each time.
 */
export const HAND_OVER_TRIES = 3;
export const HAND_OVER_GUESSES = 30;

/** How long a hand-over code is valid: five minutes. */
export const HAND_OVER_MILLISECONDS = 5 * 60 * 1000;

export interface Guess {
  readonly device: DeviceId;
  readonly change: KnownChange | null;
}

export interface HandOver {
  /** Six digits. */
  readonly digits: string;
  /** The id of the change that asked for these digits, if it has one: only its retries are answered with them. */
  readonly change: ChangeId | null;
  readonly until: Time;
  /** Every wrong guess: the device, and its change if that has an id. */
  readonly guesses: readonly Guess[];
}

/**
 * Ways in which a seat can lose its holder, least important first: the list drops these first, so that repeated leaving
 * cannot push out the event of a seat freed by the others. A new kind needs a new format: see `store/upcasters.ts`.
 */
export const SEAT_EVENT_KINDS = ['left', 'handed-over', 'freed'] as const;

/** How a seat lost its holder. Stored so that no one can see a clue unnoticed. */
export interface SeatEvent {
  readonly kind: (typeof SEAT_EVENT_KINDS)[number];
  readonly seat: SeatNumber;
  /** The previous holder's name; null if they gave none. */
  readonly name: string | null;
  readonly at: Time;
  /** The seats that voted to free it; empty for the other kinds. */
  readonly by: readonly SeatNumber[];
}

/** Events stored per seat, so that events of other seats cannot push them out. */
export const MAX_EVENTS = 10;

/** A seat without history. */
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
  notebookWrites: 0,
  changes: [],
  bucketEmptyAt: 0,
});
