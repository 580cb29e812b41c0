import type { SeatNumber } from '@/lib/game/seats/seat';

/** A phone goes round: to everybody once, in turn. */
export interface Round {
  /** To how many in all. */
  readonly size: number;
  /** Who has not had it yet, first the one whose turn it is. */
  readonly waiting: readonly SeatNumber[];
}

/** A round of these seats, of which some have had the phone already. */
export const startRound = (
  seats: readonly SeatNumber[],
  had: readonly SeatNumber[] = [],
): Round => ({
  size: seats.length,
  waiting: seats.filter(seat => !had.includes(seat)),
});

/** The round without those whose seats have gone to other phones meanwhile. */
export const withPresent = ({ size, waiting }: Round, here: readonly SeatNumber[]): Round => ({
  size,
  waiting: waiting.filter(seat => here.includes(seat)),
});

/** Whoever had the phone gives it to the next. */
export const passOn = ({ size, waiting }: Round): Round => ({ size, waiting: waiting.slice(1) });

/** Somebody takes their turn before the others. */
export const moveToFront = ({ size, waiting }: Round, first: SeatNumber): Round => ({
  size,
  waiting: [first, ...waiting.filter(seat => seat !== first)],
});

/** Which turn of the round it is, from 1. */
export const turnNumber = ({ size, waiting }: Round): number => size - waiting.length + 1;
