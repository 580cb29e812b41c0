import { type Game, seatOf, withSeat } from '../game';
import { withoutQuestion } from '../votes/motion';
import { MOST_EVENTS, SEAT_EVENT_KINDS, type SeatEvent } from './seat';

/** The game with the event's seat free, and the event kept. Its answers go as the game settles. */
export function vacate(game: Game, event: Omit<SeatEvent, 'name'>): Game {
  const seat = seatOf(game, event.seat);
  if (seat === undefined) return game;
  return withSeat(
    {
      ...withoutQuestion(game, { about: 'free', seat: event.seat }),
      events: keepEvent(game, event),
    },
    event.seat,
    { ...seat, holder: null, handOver: null, notebook: null },
  );
}

/** The events with one more, named for whoever sits there until now. */
export function keepEvent(game: Game, event: Omit<SeatEvent, 'name'>): readonly SeatEvent[] {
  const name = seatOf(game, event.seat)?.holder?.name ?? null;
  const ofSeat = game.events.filter(({ seat }) => seat === event.seat);
  const [least] = ofSeat.toSorted((a, b) => rankOf(a) - rankOf(b));
  const kept =
    ofSeat.length < MOST_EVENTS ? game.events : game.events.filter(each => each !== least);
  return [...kept, { ...event, name }];
}

const rankOf = ({ kind }: SeatEvent): number => SEAT_EVENT_KINDS.indexOf(kind);
