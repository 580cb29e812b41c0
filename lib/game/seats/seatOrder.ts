import { playerOfSeat, playersOf, type SeatNumber } from '../../board/players';
import type { PlayerCount } from '../../data/terms';
import type { TurnOrder } from '../../play/turnState';

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
