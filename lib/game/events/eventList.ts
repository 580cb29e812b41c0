import type { SeatNumber } from '../../board/players';
import type { Shape } from '../../shape';
import type { EventSchema } from '../gameSchema';
import { SEAT_EVENT_KINDS } from '../limits';
import type { SeatEvent } from '../seats/seat';

/** What the phones of a table should know, oldest first: in a game, or in a view of it. */

export type Event = Shape<typeof EventSchema>;
export type EventKind = Event['kind'];

export const isSeatEvent = <E extends { readonly kind: EventKind }>(
  event: E,
): event is Extract<E, Pick<SeatEvent, 'kind' | 'seat'>> =>
  SEAT_EVENT_KINDS.some(kind => kind === event.kind);

/** The latest event about a seat's holders. */
export const lastSeatEvent = <E extends { readonly kind: EventKind }>(
  events: readonly E[],
  seat: SeatNumber,
) => events.filter(isSeatEvent<E>).findLast(event => event.seat === seat);

/** The id of the newest event; 0 without events. That event stays until there is a newer one, so no id is reused. */
export const newestId = (events: readonly { readonly id: number }[]): number =>
  events.at(-1)?.id ?? 0;
