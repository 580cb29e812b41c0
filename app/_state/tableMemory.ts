import type { ChangeId } from '@/lib/game/seats/seat';
import type { SeatView, TableView } from '@/lib/game/views/views';
import type { Result } from '@/lib/result';
import type { Change, LookChange } from './changes';
import type { AsyncResult, SeatOfDeal, TableClient, Trouble } from './tableClient';

/** What a phone keeps of a server's table beside its view. */
export interface LocalState {
  /** Local changes that the server has not confirmed, oldest first, and refused ones that nobody has read yet. */
  readonly changes: readonly Change[];
  /** Those that wait for a connection, without the ones being sent right now. */
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

/** Makes changes and looks for a table: by way of the phone, which keeps them, or at once. */
export interface TableMemory {
  /** Tells `listener` what is kept, now and whenever that changes. Returns the unsubscribe function. */
  watch(listener: MemoryListener): () => void;
  /** Stores a change, then sends it. */
  send(change: Change, isLost: boolean): Promise<SendResult>;
  /** Deletes a change that was refused, or whose sending has not begun; then sends what waited for it. */
  forget(id: ChangeId): void;
  /**
   * The seat's clue, from the server, and then cached. If the server is unreachable, returns the cached one and queues
   * the look to be counted.
   */
  look(request: LookRequest): AsyncResult<SeatView>;
}

export interface MemoryListener {
  receiveLocalState(kept: LocalState): void;
  /** Takes a view from the answer to a change that any tab has sent. */
  receiveView(view: TableView): void;
  /** Loads the table: a change was refused because it is another one by now. */
  refresh(): void;
}

/** The outcome of a change: the table after it, or that it waits on the phone, or why it was refused. */
export type SendResult = Result<TableView | 'queued', Trouble>;

export interface LookRequest {
  /** Counts once, however often it is asked for. */
  readonly look: LookChange;
  ask(signal: AbortSignal): AsyncResult<SeatView>;
  /** Aborted when the clue is no longer visible. */
  readonly signal: AbortSignal;
  /** Whether the connection is known to be lost: a cached clue is then returned at once. */
  readonly isLost: boolean;
}

/** For tables that need no network: nothing waits, and nothing is cached. */
export const withoutMemory = ({ send }: Pick<TableClient, 'send'>): TableMemory => ({
  watch: () => () => {},
  send,
  forget: () => {},
  look: ({ ask, signal }) => ask(signal),
});
