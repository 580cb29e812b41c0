import type { ChangeId } from '@/lib/game/seats/seat';
import type { SeatView, TableView } from '@/lib/game/views/views';
import type { Result } from '@/lib/result';
import type { Change, LookChange } from './changes';
import type { SeatOfDeal, TableClient } from './tableClient';
import type { AsyncResult, Trouble } from './trouble';

/** What a phone stores of a server's table besides its view. */
export interface LocalState {
  /** Local changes that the server has not confirmed, and refused ones that have not been read, oldest first. */
  readonly changes: readonly Change[];
  /** Those that are queued for a later connection, without those being sent right now. */
  readonly queued: readonly Change[];
  /** Whether the changes outlast the page. */
  readonly isStored: boolean;
  /** The seats whose clues are cached, and so available offline. */
  readonly cachedClues: readonly SeatOfDeal[];
}

export const NO_LOCAL_STATE: LocalState = {
  changes: [],
  queued: [],
  isStored: true,
  cachedClues: [],
};

/** Makes changes and looks at a table, through the phone's outbox and cache or directly. */
export interface TableMemory {
  /** Passes the local state to `listener`, now and on every change. Returns the unsubscribe function. */
  watch(listener: MemoryListener): () => void;
  /** Stores a change, then sends it. */
  send(change: Change): Promise<SendResult>;
  /** Deletes a change that was refused. */
  forget(id: ChangeId): void;
  /**
   * Returns the seat's clue from the server and caches it. If the server is unreachable, returns the cached one and
   * queues the look to be counted. `signal` is aborted when the clue is no longer visible.
   */
  look(look: LookChange, signal: AbortSignal): AsyncResult<SeatView>;
}

export interface MemoryListener {
  receiveLocalState(state: LocalState): void;
  /** Takes a view from the answer to a change that any tab has sent. */
  receiveView(view: TableView): void;
}

/** The outcome of a change: the table after it, that it is queued on the phone, or why it was refused. */
export type SendResult = Result<TableView | 'queued', Trouble>;

/** Requests the seat's clue, which counts as one look however often it is requested. */
export const askLook = (
  client: Pick<TableClient, 'ask'>,
  { seat, id, dealNumber }: LookChange,
  signal: AbortSignal,
): AsyncResult<SeatView> => client.ask('look', { seat, id, dealNumber, signal });

/** For tables that need no network: nothing is queued or cached. */
export const withoutMemory = (client: Pick<TableClient, 'ask' | 'send'>): TableMemory => ({
  watch: () => () => {},
  send: change => client.send(change),
  forget: () => {},
  look: (look, signal) => askLook(client, look, signal),
});
