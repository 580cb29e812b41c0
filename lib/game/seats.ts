import { isEnded, isHintShown, type VoteLists } from './consent';
import {
  type Game,
  MOST_EVENTS,
  SEAT_EVENT_KINDS,
  type Seat,
  type SeatEvent,
  type SeatNumber,
  seatOf,
} from './game';

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
  const others = (votes: readonly SeatNumber[]) => votes.filter(voter => voter !== event.seat);
  const ofGame: VoteLists<Game> = {
    hintVotes: isHintShown(game) ? game.hintVotes : others(game.hintVotes),
    endVotes: isEnded(game) ? game.endVotes : others(game.endVotes),
  };
  const against = ({ freeVotes }: Seat): VoteLists<Seat> => ({ freeVotes: others(freeVotes) });
  return {
    ...game,
    seats: game.seats.map((seat, index) =>
      index === event.seat - 1
        ? { ...seat, holder: null, handOver: null, ...NO_VOTES }
        : { ...seat, ...against(seat) },
    ),
    ...ofGame,
    events: keepEvent(game, event),
  };
}

/** Those against a seat whose holder is new, or which has none. */
export const NO_VOTES: VoteLists<Seat> = { freeVotes: [] };

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
