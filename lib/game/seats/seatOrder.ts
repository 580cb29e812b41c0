import { playerOfSeat, playersOf, type SeatNumber, seatNumber } from '../../board/players';
import type { PlayerCount } from '../../data/terms';
import type { TurnOrder } from '../../play/turnState';
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

/** Whether those whose places were known sit otherwise now. */
const isReordered = (before: readonly SeatNumber[], after: readonly SeatNumber[]): boolean =>
  ringOf(before.filter(seat => after.includes(seat))) !==
  ringOf(after.filter(seat => before.includes(seat)));

/** A ring as text, whoever it is listed from. */
function ringOf(seats: readonly SeatNumber[]): string {
  const first = seats.indexOf(seatNumber(Math.min(...seats)));
  return [...seats.slice(first), ...seats.slice(0, first)].join(' ');
}

/** The seat on whose left a player sits, so that they are next clockwise. */
export interface Placement {
  readonly leftOf?: SeatNumber | undefined;
}

/**
 * The order after a seat sits down on the left of `leftOf`. Two seats can be in any order. A further seat without
 * `leftOf` is left out, unless it is already in the order: then it keeps its place.
 */
export function withSeatAfter(
  order: readonly SeatNumber[],
  seat: SeatNumber,
  leftOf: SeatNumber | undefined,
): readonly SeatNumber[] {
  const others = order.filter(other => other !== seat);
  const place = leftOf === undefined ? -1 : others.indexOf(leftOf);
  if (place >= 0) return others.toSpliced(place + 1, 0, seat);
  return order.includes(seat) || order.length >= 2 ? order : [...order, seat];
}

/** The seating order if the place of every seat is known; otherwise `undefined`. Two players have only one order. */
export function statedOrder({
  players,
  order,
}: {
  readonly players: PlayerCount;
  readonly order: readonly SeatNumber[];
}): TurnOrder | undefined {
  if (players === 2) return playersOf(players);
  return order.length === players ? order.map(playerOfSeat) : undefined;
}
