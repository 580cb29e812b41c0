import type { SeatNumber } from '../../board/players';
import type { SeatColor } from '../../data/terms';
import type { Shape } from '../../shape';
import type {
  EventSchema,
  HandOverSchema,
  KnownChangeSchema,
  LooksSchema,
  SeatSchema,
} from '../gameSchema';
import type { SEAT_EVENT_KINDS } from '../limits';

/** Identifies a device within the game: a digest, never the cookie itself. */
export type DeviceId = string;

/** Idempotency key of a change. The client draws it before the first attempt and reuses it for retries. */
export type ChangeId = string;

export type KnownChange = Shape<typeof KnownChangeSchema>;

/** Milliseconds since 1970. */
export type Time = number;

/** Who makes a move, and when. */
export interface Actor {
  readonly seat: SeatNumber;
  readonly device: DeviceId;
  readonly at: Time;
  /** Idempotency key, if the client may retry the move. */
  readonly id?: ChangeId | undefined;
  /** The deal for which the device makes the move; if omitted, any. */
  readonly dealNumber?: number | undefined;
}

/** A seat's name and colours. Omitted fields stay as they are; a null name removes the name. */
export interface Badge {
  readonly name?: string | null | undefined;
  readonly color?: SeatColor | undefined;
  /** In a two-player game, the colour of the second clue's pieces; ignored otherwise. */
  readonly secondColor?: SeatColor | undefined;
}

export type Seat = Shape<typeof SeatSchema>;
export type Looks = Shape<typeof LooksSchema>;

/** How long a hand-over code is valid: five minutes. */
export const HAND_OVER_MILLISECONDS = 5 * 60 * 1000;

export type HandOver = Shape<typeof HandOverSchema>;

export type SeatEvent = Extract<
  Shape<typeof EventSchema>,
  { readonly kind: (typeof SEAT_EVENT_KINDS)[number] }
>;

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
