import type { SeatView, TableView } from '@/lib/game/views';
import type { Result } from '@/lib/result';

/** Why something did not happen: a code to tell cases apart by, a sentence to show. */
export interface Trouble {
  readonly code: string;
  readonly message: string;
}

export type Answer<T> = Promise<Result<T, Trouble>>;

/**
 * All that a table's screen may ask of the game, wherever it is kept. Everything that changes
 * the game answers with the table as it is afterwards. `offline` is the code of a lost connection.
 */
export interface TableClient {
  loadTable(): Answer<TableView>;
  /** The seat's clue. Keep the answer no longer than somebody looks at it. */
  loadSeat(seat: number, signal?: AbortSignal): Answer<SeatView>;
  claimSeat(seat: number, name: string): Answer<TableView>;
  voteForHint(seat: number): Answer<TableView>;
  takeBackHintVote(seat: number): Answer<TableView>;
  voteToEnd(seat: number): Answer<TableView>;
  takeBackEndVote(seat: number): Answer<TableView>;
  /** Calls `onNews`, now and whenever the game may have changed, until the result is called. */
  watch(onNews: () => void): () => void;
}
