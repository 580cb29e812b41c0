import type { WaitingMatter } from '@/app/_state/waiting';
import type { SaidSeat, SaidTable } from '@/app/_words/said';
import type { SeatNumber } from '@/lib/game/seat';
import type { Answer, VoteAnswer } from './tableClient';
import type { Cast, Waiting, WaitingEntry } from './waiting';

/**
 * What the phone keeps of a server's table for when there is no connection, as it is now. There is none of a game
 * that the phone keeps by itself, and none until its script is here.
 */
export interface TableMemory {
  readonly waiting: readonly Waiting[];
  /** Whether something is still to be told: what is said now waits behind it. */
  readonly isBehind: boolean;
  /** What a seat has said about a matter, and the table does not know yet. */
  untold(seat: SeatNumber, matter: WaitingMatter): VoteAnswer | undefined;
  /** The seats whose clue opens without a connection. */
  readonly clues: readonly SeatNumber[];
  /** Has a vote wait, in the place of what the seat has said before; `view` shows what it was said to. */
  vote(seat: SeatNumber, cast: Cast, view: SaidTable): void;
  /** Has what a seat has entered of the pieces wait; settled once it is kept. */
  record(entry: Pick<WaitingEntry, 'seat' | 'recording' | 'at'>): Promise<void>;
  /** Forgets what did not count. */
  forget(id: number): void;
  /**
   * The seat's clue, which is asked for and then kept; where it cannot be had, as it was kept, and the look waits
   * to be counted.
   */
  look(seat: SeatNumber, looking: Looking): Answer<SaidSeat>;
}

export interface Looking {
  ask(signal: AbortSignal): Answer<SaidSeat>;
  /** Aborted when nobody looks any more. */
  readonly signal: AbortSignal;
  /** Whether the connection is known to be lost: then a clue that is kept is there at once. */
  readonly isLost: boolean;
}
