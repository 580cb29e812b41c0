import { type Game, seatOf, withSeat } from '../game';
import { MAX_EVENTS, SEAT_EVENT_KINDS } from '../limits';
import { withLooked } from '../votes/misses';
import { withoutQuestion } from '../votes/motion';
import type { SeatEvent } from './seat';

/** Frees the event's seat and records the event. `settleVotes` later removes the seat's answers. */
export function vacate(game: Game, event: Omit<SeatEvent, 'name'>): Game {
  const seat = seatOf(game, event.seat);
  if (seat === undefined) return game;
  return withSeat(
    {
      ...withLooked(withoutQuestion(game, { about: 'free', seat: event.seat }), event.seat, false),
      events: withEvent(game, event),
    },
    event.seat,
    { ...seat, holder: null, handOver: null, notebook: null, notebookWrites: 0 },
  );
}

/**
 * Appends the event with the current holder's name. If the seat already has `MAX_EVENTS`, drops its least important
 * one.
 */
export function withEvent(game: Game, event: Omit<SeatEvent, 'name'>): readonly SeatEvent[] {
  const name = seatOf(game, event.seat)?.holder?.name ?? null;
  const ofSeat = game.events.filter(({ seat }) => seat === event.seat);
  const [least] = ofSeat.toSorted((a, b) => rankOf(a) - rankOf(b));
  const others =
    ofSeat.length < MAX_EVENTS ? game.events : game.events.filter(other => other !== least);
  return [...others, { ...event, name }];
}

const rankOf = ({ kind }: SeatEvent): number => SEAT_EVENT_KINDS.indexOf(kind);
