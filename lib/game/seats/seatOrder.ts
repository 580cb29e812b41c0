import type { PlayerCount } from '../../data/terms';
import { seatOrder, type TurnOrder } from '../../play/turnState';
import { ok, type Result, refused } from '../../result';
import { type Game, isEnded } from '../game';
import type { SeatNumber } from './seat';

/** Says who sits clockwise after whom, or who places the first cube. Omitted fields stay as they are. */
export interface OrderMove {
  readonly kind: 'order';
  /** Seats clockwise, each at most once. A seat that is missing has not said yet where it is. */
  readonly order?: readonly SeatNumber[] | undefined;
  readonly starter?: SeatNumber | undefined;
}

export type OrderRefusal =
  | 'game-ended'
  /** A seat that does not exist, or twice the same. */
  | 'bad-order'
  /** The record has begun: from then on, an entry of it says so (`reseat`). */
  | 'record-conflict';

export function applyOrderMove(
  game: Game,
  { seat, order = game.order, starter = game.starter }: OrderMove & { readonly seat: SeatNumber },
): Result<Game, OrderRefusal> {
  if (isEnded(game)) return refused('game-ended');
  if (game.record !== null && game.record.length > 0) return refused('record-conflict');
  const isSeat = (each: SeatNumber) => each >= 1 && each <= game.players;
  const isFit = [...order, starter].every(isSeat) && new Set(order).size === order.length;
  if (!isFit) return refused('bad-order');
  return ok({ ...game, order, starter, orderedBy: seat });
}

/** The seat on whose left somebody sits, so that they come next clockwise. */
export interface Placement {
  readonly leftOf?: SeatNumber | undefined;
}

/**
 * The order after a seat sits down on another one's left. Two sit in any order; a further seat that does not say
 * where it is stays out of it, and one that is in it stays there.
 */
export function withSeatAfter(
  order: readonly SeatNumber[],
  seat: SeatNumber,
  leftOf: SeatNumber | undefined,
): readonly SeatNumber[] {
  const others = order.filter(each => each !== seat);
  const place = leftOf === undefined ? -1 : others.indexOf(leftOf);
  if (place >= 0) return others.toSpliced(place + 1, 0, seat);
  return order.includes(seat) || order.length >= 2 ? order : [...order, seat];
}

/** The order in which all seats have said they sit; `undefined` as long as one has not. For two there is only one. */
export function statedOrder({
  players,
  order,
}: {
  readonly players: PlayerCount;
  readonly order: readonly SeatNumber[];
}): TurnOrder | undefined {
  if (players === 2) return seatOrder(players);
  return order.length === players ? order.map(seat => seat - 1) : undefined;
}
