import type { Shape } from '../../shape';
import { type Game, seatOf } from '../game';
import type { EventSchema } from '../gameSchema';
import { MAX_EVENTS, MAX_NEWS, SEAT_EVENT_KINDS } from '../limits';
import type { SeatEvent, Time } from '../seats/seat';

/** What the phones of a table should know, oldest first. */

export type Event = Shape<typeof EventSchema>;
export type EventKind = Event['kind'];

/** An event before it is told, without what the list adds. */
type Untold<E> = E extends Event ? Omit<E, 'id' | 'at'> : never;
export type News = Untold<Exclude<Event, SeatEvent>>;

/** Narrows stored events as well as those of a view. */
export const isSeatEvent = <E extends { readonly kind: EventKind }>(
  event: E,
): event is Extract<E, Pick<SeatEvent, 'kind' | 'seat'>> =>
  SEAT_EVENT_KINDS.some(kind => kind === event.kind);

/** The latest event about a seat's holders. */
export const lastSeatEvent = <E extends { readonly kind: EventKind }>(
  events: readonly E[],
  seat: number,
) => events.filter(isSeatEvent<E>).findLast(event => event.seat === seat);

/** The id of the newest event, which nothing removes before there is a newer one; 0 without events. */
export const newestId = (events: readonly { readonly id: number }[]): number =>
  events.at(-1)?.id ?? 0;

/** Tells the table's phones something; the oldest of more than `MAX_NEWS` goes. */
export function tell(game: Game, news: News, at: Time): Game {
  const old: readonly Event[] = game.events
    .filter(event => !isSeatEvent(event))
    .slice(0, 1 - MAX_NEWS);
  const events = game.events.filter(event => !old.includes(event));
  return { ...game, events: [...events, { ...news, id: newestId(game.events) + 1, at }] };
}

/**
 * Tells how a seat loses its present holder. If the seat already has `MAX_EVENTS`, its least important one goes.
 */
export function tellLoss(game: Game, event: Omit<SeatEvent, 'name' | 'id'>): Game {
  const name = seatOf(game, event.seat)?.holder?.name ?? null;
  const ofSeat = game.events.filter(isSeatEvent).filter(({ seat }) => seat === event.seat);
  const [least] = ofSeat.toSorted((a, b) => rankOf(a) - rankOf(b));
  const others =
    ofSeat.length < MAX_EVENTS ? game.events : game.events.filter(other => other !== least);
  return { ...game, events: [...others, { ...event, name, id: newestId(game.events) + 1 }] };
}

const rankOf = ({ kind }: SeatEvent): number => SEAT_EVENT_KINDS.indexOf(kind);
