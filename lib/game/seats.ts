import { isEnded, isHintShown } from './consent';
import { type Game, MOST_EVENTS, type Seat, type SeatEvent, seatOf } from './game';

/** The game with that seat in the place of the one of its number. */
export const withSeat = (game: Game, number: number, seat: Seat): Game => ({
  ...game,
  seats: game.seats.with(number - 1, seat),
});

/**
 * The game with the event's seat free, its pending votes withdrawn, and the event kept. What its
 * votes have already brought about, a shown hint or the end, stays.
 */
export function vacate(game: Game, event: Omit<SeatEvent, 'name'>): Game {
  const others = (votes: readonly number[]) => votes.filter(voter => voter !== event.seat);
  return {
    ...game,
    seats: game.seats.map((seat, index) =>
      index === event.seat - 1
        ? { ...seat, holder: null, freeVotes: [], handOver: null }
        : { ...seat, freeVotes: others(seat.freeVotes) },
    ),
    hintVotes: isHintShown(game) ? game.hintVotes : others(game.hintVotes),
    endVotes: isEnded(game) ? game.endVotes : others(game.endVotes),
    events: keepEvent(game, event),
  };
}

/** The events with one more, named for whoever sits there until now. */
export function keepEvent(game: Game, event: Omit<SeatEvent, 'name'>): readonly SeatEvent[] {
  const name = seatOf(game, event.seat)?.holder?.name ?? null;
  const ofSeat = game.events.filter(({ seat }) => seat === event.seat);
  // Who comes and goes must not push out how the seat was taken from somebody.
  const [least] = ofSeat.toSorted((a, b) => FORGOTTEN.indexOf(a.kind) - FORGOTTEN.indexOf(b.kind));
  const kept =
    ofSeat.length < MOST_EVENTS ? game.events : game.events.filter(each => each !== least);
  return [...kept, { ...event, name }];
}

/** What is forgotten first. */
const FORGOTTEN: readonly SeatEvent['kind'][] = ['left', 'handed-over', 'freed'];
