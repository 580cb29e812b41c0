import type { ChangeId, SeatNumber } from '@/lib/game/seats/seat';
import type { SeatView } from '@/lib/game/views/views';
import type { Motion, VoteAnswer } from '@/lib/game/votes/motion';
import type { Change } from './changes';
import type { AsyncResult, Trouble } from './tableClient';

/**
 * What the phone keeps of a server's table, as it is now. There is none of a game that the phone keeps by itself, and
 * none until its script is here.
 */
export interface TableMemory {
  /** What was done here and the table does not know yet, oldest first, and what did not count until that is read. */
  readonly changes: readonly Change[];
  /** Those of them that wait for a connection: not what has just been sent. */
  readonly waiting: readonly Change[];
  /** What a seat has said about a motion, and what waits for a connection. */
  unsentAnswer(seat: SeatNumber, motion: Motion): VoteAnswer | undefined;
  /** The seats whose clue opens without a connection. */
  readonly clues: readonly SeatNumber[];
  /** Keeps a change, and then has it told. */
  send(change: Change, timeout: TimeoutMilliseconds): Promise<SendResult>;
  /** Forgets what did not count. */
  forget(id: ChangeId): void;
  /**
   * The seat's clue, which is asked for and then kept; where it cannot be had, as it was kept, and the look waits
   * to be counted.
   */
  look(seat: SeatNumber, looking: LookRequest): AsyncResult<SeatView>;
}

/** How long an answer is waited for, in ms. */
export type TimeoutMilliseconds = number;

/** What became of a change: it was taken, it waits on the phone, or it was refused. */
export type SendResult = 'acknowledged' | 'queued' | Trouble;

export interface LookRequest {
  /** Asks by the name under which the look is counted. */
  ask(id: ChangeId, signal: AbortSignal): AsyncResult<SeatView>;
  /** Aborted when nobody looks any more. */
  readonly signal: AbortSignal;
  /** Whether the connection is known to be lost: then a clue that is kept is there at once. */
  readonly isLost: boolean;
}
