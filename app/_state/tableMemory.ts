import type { ChangeId, SeatNumber } from '@/lib/game/seats/seat';
import type { SeatView } from '@/lib/game/views/views';
import type { Motion, VoteAnswer } from '@/lib/game/votes/motion';
import type { Change, LookChange } from './changes';
import type { AsyncResult, Trouble } from './tableClient';

/** The phone's data about a server's table at present. `undefined` for phone games, and until its script has loaded. */
export interface TableMemory {
  /** Local changes that the server has not confirmed, oldest first, and refused ones that nobody has read yet. */
  readonly changes: readonly Change[];
  /** Those that wait for a connection, without the ones being sent right now. */
  readonly waiting: readonly Change[];
  /** A seat's waiting answer to a motion. */
  unsentAnswer(seat: SeatNumber, motion: Motion): VoteAnswer | undefined;
  /** The seats whose clues are cached, and so available offline. */
  readonly clues: readonly SeatNumber[];
  /** Stores a change, then sends it. */
  send(change: Change, timeout: TimeoutMilliseconds): Promise<SendResult>;
  /** Deletes a refused change. */
  forget(id: ChangeId): void;
  /**
   * The seat's clue, from the server, and then cached. If the server is unreachable, returns the cached one and queues
   * the look to be counted.
   */
  look(request: LookRequest): AsyncResult<SeatView>;
}

/** In ms. */
export type TimeoutMilliseconds = number;

/** The outcome of a change: accepted, waiting on the phone, or refused. */
export type SendResult = 'acknowledged' | 'queued' | Trouble;

export interface LookRequest {
  /** Counts once, however often it is asked for. */
  readonly look: LookChange;
  ask(signal: AbortSignal): AsyncResult<SeatView>;
  /** Aborted when the clue is no longer visible. */
  readonly signal: AbortSignal;
  /** Whether the connection is known to be lost: a cached clue is then returned at once. */
  readonly isLost: boolean;
}
