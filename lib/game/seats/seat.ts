import type { SeatColor } from '../../data/terms';
import type { Shape } from '../../shape';
import type {
  EventSchema,
  HandOverSchema,
  KnownChangeSchema,
  LooksSchema,
  SeatSchema,
} from '../gameSchema';

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

export type KnownChange = Shape<typeof KnownChangeSchema>;

/** Milliseconds since 1970. */
export type Time = number;

/** A seat's name and colours. Omitted fields stay as they are; a null name removes the name. */
export interface Badge {
  readonly name?: string | null | undefined;
  readonly color?: SeatColor | undefined;
  /** In a two-player game, the colour of the second clue's pieces; ignored otherwise. */
  readonly secondColor?: SeatColor | undefined;
}

export type Seat = Shape<typeof SeatSchema>;
export type Looks = Shape<typeof LooksSchema>;

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

export type HandOver = Shape<typeof HandOverSchema>;

/**
 * Ways in which a seat can lose its holder, least important first: the list drops these first, so that repeated leaving
 * cannot push out the event of a seat freed by the others. A new kind needs a new format: see `store/upcasters.ts`.
 */
export const SEAT_EVENT_KINDS = ['left', 'handed-over', 'freed'] as const;

export type SeatEvent = Extract<
  Shape<typeof EventSchema>,
  { readonly kind: (typeof SEAT_EVENT_KINDS)[number] }
>;

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
