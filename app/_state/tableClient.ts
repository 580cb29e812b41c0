import type { SeatColor } from '@/lib/game/game';
import type { SeatView, TableView } from '@/lib/game/views';
import type { Result } from '@/lib/result';
import type { Informed } from './watchNews';

/** Why something did not happen: a code to tell cases apart by, a sentence to show if it came. */
export interface Trouble {
  readonly code: string;
  readonly message?: string;
}

export type Answer<T> = Promise<Result<T, Trouble>>;

/** A seat's name and colour; what is not said stays as it is, and null is no name. */
export interface Badge {
  readonly name?: string | null | undefined;
  readonly color?: SeatColor | undefined;
}

/**
 * All that a table's screen may ask of the game, wherever it is kept. Everything that changes
 * the game answers with the table as it is afterwards. `offline` is the code of a lost connection.
 */
export interface TableClient {
  loadTable(): Answer<TableView>;
  /** The seat's clue. Keep the answer no longer than somebody looks at it. */
  loadSeat(seat: number, signal?: AbortSignal): Answer<SeatView>;
  claimSeat(seat: number, badge: Badge): Answer<TableView>;
  editSeat(seat: number, badge: Badge): Answer<TableView>;
  leaveSeat(seat: number): Answer<TableView>;
  /** Six digits with which another device can take the seat, for a few minutes. */
  offerSeat(seat: number): Answer<{ readonly digits: string }>;
  takeSeat(seat: number, digits: string): Answer<TableView>;
  /** `voter` wants `seat` freed. */
  voteToFree(seat: number, voter: number): Answer<TableView>;
  takeBackFreeVote(seat: number, voter: number): Answer<TableView>;
  voteForHint(voter: number): Answer<TableView>;
  takeBackHintVote(voter: number): Answer<TableView>;
  voteToEnd(voter: number): Answer<TableView>;
  takeBackEndVote(voter: number): Answer<TableView>;
  /** The game that goes on after the end: same map, same seats, new clues. */
  playAgain(): Answer<TableView>;
  /** Keeps a page informed whenever the game may have changed, until the result is called. */
  watch(page: Informed): () => void;
}
