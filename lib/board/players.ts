import type { z } from 'zod';
import type { PlayerCount } from '../data/terms';

/**
 * Distinct number types for seat, player and owner, so that the compiler catches mix-ups. Literals fit all three. Only
 * this file turns computed numbers into seats and players, unchecked: a table may not have that many. Any plain number
 * is accepted as an owner, since most owners are the indices of clues.
 */

/** A seat's number, from 1. */
export type SeatNumber = (1 | 2 | 3 | 4 | 5) & Counts<'seat'>;

/** A player's seat index, from 0. It identifies the player, not their place: see `TurnOrder`. */
export type Player = (0 | 1 | 2 | 3 | 4) & Counts<'player'>;

/**
 * The owner of pieces: a clue's index in seat order, from 0. Each player is one owner; in the two-player game each is
 * two, one per colour: the first player 0 and 1, the second 2 and 3.
 */
export type Owner = number & Counts<'owner'>;

declare const unit: unique symbol;
interface Counts<Unit extends string> {
  readonly [unit]?: Unit;
}

export const seatNumber = (number: number) => number as SeatNumber;
/** A number that no seat has. */
export const NO_SEAT = seatNumber(0);

/** The player, or the seat, of an index in a list with one element per seat. */
export const playerAt = (index: number) => index as Player;
export const seatAt = (index: number) => seatNumber(index + 1);

export const seatOfPlayer = (player: Player) => seatAt(player);
export const playerOfSeat = (seat: SeatNumber) => playerAt(seat - 1);

/** A table's players, in the order of their seats. */
export const playersOf = (players: PlayerCount): readonly Player[] =>
  Array.from({ length: players }, (_, index) => playerAt(index));

/** A table's seats, in their order. */
export const seatNumbersOf = (players: PlayerCount): readonly SeatNumber[] =>
  playersOf(players).map(seatOfPlayer);

export const playerOf = (owner: Owner, players: PlayerCount) =>
  playerAt(players === 2 ? Math.floor(owner / 2) : owner);

const PAIRS: readonly (readonly Owner[])[] = [
  [0, 1],
  [2, 3],
];
const SINGLES: readonly (readonly Owner[])[] = [[0], [1], [2], [3], [4]];

/** The owners that a player controls: one, or two in the two-player game; empty for an unknown player. */
export const ownersOf = (player: Player, players: PlayerCount): readonly Owner[] =>
  (players === 2 ? PAIRS : SINGLES)[player] ?? [];

/** Types a number schema as seat, player or owner; no effect at run time. */
export const schemaOf = <N extends SeatNumber | Player | Owner>(
  numbers: z.ZodType<number, number>,
) => numbers as z.ZodType<N, number>;
