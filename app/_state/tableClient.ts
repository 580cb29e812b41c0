import type { SaidSeat, SaidTable } from '@/app/_words/said';
import type { Badge } from '@/lib/game/seatMoves';
import type { Result } from '@/lib/result';
import type { Informed } from './watchNews';

export type { Badge };

/** Why something did not happen: a code to tell cases apart by, a sentence to show if it came. */
export interface Trouble {
  readonly code: string;
  readonly message?: string;
}

export type Answer<T> = Promise<Result<T, Trouble>>;

/**
 * All that a table's screen may ask of the game, wherever it is kept. Everything that changes
 * the game answers with the table as it is afterwards. `offline` is the code of a lost connection.
 */
export interface TableClient {
  loadTable(): Answer<SaidTable>;
  /** Uncovers the seat's clue, which counts as a look. Keep the answer no longer than somebody looks at it. */
  lookAtSeat(seat: number, signal?: AbortSignal): Answer<SaidSeat>;
  claimSeat(seat: number, badge: Badge): Answer<SaidTable>;
  editSeat(seat: number, badge: Badge): Answer<SaidTable>;
  leaveSeat(seat: number): Answer<SaidTable>;
  /** Six digits with which another device can take the seat, for a few minutes. */
  offerSeat(seat: number): Answer<{ readonly digits: string }>;
  takeSeat(seat: number, digits: string): Answer<SaidTable>;
  /** `voter` wants `seat` freed. */
  voteToFree(seat: number, voter: number): Answer<SaidTable>;
  takeBackFreeVote(seat: number, voter: number): Answer<SaidTable>;
  voteForHint(voter: number): Answer<SaidTable>;
  takeBackHintVote(voter: number): Answer<SaidTable>;
  voteToEnd(voter: number): Answer<SaidTable>;
  takeBackEndVote(voter: number): Answer<SaidTable>;
  /** The game that goes on after the end: same map, same seats, new clues. */
  playAgain(): Answer<SaidTable>;
  /** Keeps a page informed whenever the game may have changed, until the result is called. */
  watch(page: Informed): () => void;
}
