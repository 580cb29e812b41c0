import { type Game, seatOf } from '../game';
import { MAX_EVENTS, MAX_NEWS, SEAT_EVENT_KINDS } from '../limits';
import type { SeatEvent, Time } from '../seats/seat';
import { type Event, isSeatEvent, newestId } from './eventList';

/** An event without the fields that the list adds. */
type Untold<E> = E extends Event ? Omit<E, 'id' | 'at'> : never;
export type News = Untold<Exclude<Event, SeatEvent>>;

/** Adds an event for the table's phones; drops the oldest if there are more than `MAX_NEWS`. */
export function tell(game: Game, news: News, at: Time): Game {
  const old: readonly Event[] = game.events
    .filter(event => !isSeatEvent(event))
    .slice(0, 1 - MAX_NEWS);
  const events = game.events.filter(event => !old.includes(event));
  return { ...game, events: [...events, { ...news, id: newestId(game.events) + 1, at }] };
}

/** Adds the event of a seat that loses its holder. If it already has `MAX_EVENTS`, drops the least important. */
export function tellLoss(game: Game, event: Omit<SeatEvent, 'name' | 'id'>): Game {
  const name = seatOf(game, event.seat)?.holder?.name ?? null;
  const ofSeat = game.events.filter(isSeatEvent).filter(({ seat }) => seat === event.seat);
  const [least] = ofSeat.toSorted((a, b) => rankOf(a) - rankOf(b));
  const others =
    ofSeat.length < MAX_EVENTS ? game.events : game.events.filter(other => other !== least);
  return { ...game, events: [...others, { ...event, name, id: newestId(game.events) + 1 }] };
}

const rankOf = ({ kind }: SeatEvent): number => SEAT_EVENT_KINDS.indexOf(kind);
