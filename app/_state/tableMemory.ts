import type { SaidSeat } from '@/app/_words/said';
import type { SeatNumber } from '@/lib/game/seat';
import type { Waiting, WaitingVote } from './waiting';

/**
 * What the phone keeps of a server's table for when there is no connection, as it is now. There is none of a game
 * that the phone keeps by itself, and none until its script is here.
 */
export interface TableMemory {
  readonly waiting: readonly Waiting[];
  /** The seats whose clue opens without a connection. */
  readonly clues: readonly SeatNumber[];
  /** Has a vote wait, in the place of what the seat has said before. */
  vote(vote: Pick<WaitingVote, 'seat' | 'cast' | 'question'>): void;
  /** Forgets a vote that did not count. */
  forget(id: number): void;
  keepClue(seat: SeatNumber, clue: SaidSeat): void;
  /** The clue as it was last seen, if it is kept. */
  readClue(seat: SeatNumber): Promise<SaidSeat | undefined>;
  /** Has a look at it wait to be counted. */
  look(seat: SeatNumber): void;
}
