import type { z } from 'zod';
import type { PlayerCount } from '../data/terms';

/**
 * The numbers that say whose something is, each a type of its own, so that the compiler finds one in another's place.
 * Literals can be written for all three. What is computed becomes a seat or a player in this file alone, unchecked: a
 * table may have no such seat. It can be an owner as it is, since most owners are the places of clues in a list.
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

/** Whose an element is in a list with one for each seat. */
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

/** The schema as one of such numbers, for the compiler alone. */
export const schemaOf = <N extends SeatNumber | Player | Owner>(
  numbers: z.ZodType<number, number>,
) => numbers as z.ZodType<N, number>;
