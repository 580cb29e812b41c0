import type { SeatNumber } from '@/lib/board/players';

/** The phone is passed round: each seat has it once, in turn. */
export interface Round {
  /** The number of all seats in the round. */
  readonly size: number;
  /** Seats that have not had it yet; the first one has the current turn. */
  readonly waiting: readonly SeatNumber[];
}

/** A round of these seats, where those in `had` have already had the phone. */
export const startRound = (
  seats: readonly SeatNumber[],
  had: readonly SeatNumber[] = [],
): Round => ({
  size: seats.length,
  waiting: seats.filter(seat => !had.includes(seat)),
});

/** The round without seats that have moved to other phones. */
export const withoutMovedSeats = (
  { size, waiting }: Round,
  present: readonly SeatNumber[],
): Round => ({
  size,
  waiting: waiting.filter(seat => present.includes(seat)),
});

/** Ends the current turn. */
export const passOn = ({ size, waiting }: Round): Round => ({ size, waiting: waiting.slice(1) });

/** Moves one seat's turn before the others. */
export const moveToFront = ({ size, waiting }: Round, first: SeatNumber): Round => ({
  size,
  waiting: [first, ...waiting.filter(seat => seat !== first)],
});

/** The number of the current turn, from 1. */
export const turnNumber = ({ size, waiting }: Round): number => size - waiting.length + 1;
