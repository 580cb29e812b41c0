import { type SeatNumber, seatNumber } from '../../board/players';
import { ok, type Result, refused } from '../../result';
import { tell } from '../events/events';
import { type Game, hasEntries, isEnded } from '../game';
import type { Time } from './seat';

/** Sets the clockwise order of the seats, or who places the first cube. Omitted fields stay as they are. */
export interface OrderMove {
  readonly kind: 'order';
  /** Seats clockwise, each at most once. The place of a missing seat is not known yet. */
  readonly order?: readonly SeatNumber[] | undefined;
  readonly starter?: SeatNumber | undefined;
}

export type OrderRefusal =
  | 'game-ended'
  /** A seat does not exist, or is listed twice. */
  | 'bad-order'
  /** The record has an entry: from then on, a `reseat` entry changes the order. */
  | 'record-conflict';

export function applyOrderMove(
  game: Game,
  {
    seat,
    at,
    order = game.order,
    starter = game.starter,
  }: OrderMove & { readonly seat: SeatNumber; readonly at: Time },
): Result<Game, OrderRefusal> {
  if (isEnded(game)) return refused('game-ended');
  if (hasEntries(game)) return refused('record-conflict');
  const isSeat = (number: SeatNumber) => number >= 1 && number <= game.players;
  const isValid = [...order, starter].every(isSeat) && new Set(order).size === order.length;
  if (!isValid) return refused('bad-order');
  const ordered = { ...game, order, starter };
  return ok(
    isReordered(game.order, order) ? tell(ordered, { kind: 'order', by: seat }, at) : ordered,
  );
}

/** Whether the seats that are in both lists are in another order. */
const isReordered = (before: readonly SeatNumber[], after: readonly SeatNumber[]): boolean =>
  ringOf(before.filter(seat => after.includes(seat))) !==
  ringOf(after.filter(seat => before.includes(seat)));

/** A circular order as text, the same for every seat that it may start with. */
function ringOf(seats: readonly SeatNumber[]): string {
  const first = seats.indexOf(seatNumber(Math.min(...seats)));
  return [...seats.slice(first), ...seats.slice(0, first)].join(' ');
}
