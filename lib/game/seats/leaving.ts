import { tellLoss } from '../events/events';
import { type Game, seatOf, withSeat } from '../game';
import { withLooked } from '../votes/misses';
import { withoutQuestion } from '../votes/motion';
import type { Seat, SeatEvent } from './seat';

/** Frees the event's seat and adds the event. `settleVotes` later removes the seat's answers. */
export function vacate(game: Game, event: Omit<SeatEvent, 'name' | 'id'>): Game {
  const seat = seatOf(game, event.seat);
  if (seat === undefined) return game;
  const told = tellLoss(withoutQuestion(game, { about: 'free', seat: event.seat }), event);
  const left: Seat = { ...seat, holder: null, handOver: null, notebook: null, notebookWrites: 0 };
  return withLooked(withSeat(told, event.seat, left), event.seat, false, event.at);
}
