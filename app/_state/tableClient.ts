import type { AnswerOf, BodyOf, TableCallName } from '@/app/_api/tableRuns';
import type { PlayerCount } from '@/lib/data/terms';
import type { AgainMap } from '@/lib/game/deal/dealAgain';
import type { Badge, ChangeId, SeatNumber } from '@/lib/game/seats/seat';
import type { ClaimOptions } from '@/lib/game/seats/seatMoves';
import type { OrderMove } from '@/lib/game/seats/seatOrder';
import type { EveningView, SeatView, TableView } from '@/lib/game/views/views';
import type { Result } from '@/lib/result';
import type { BoardCheck } from '@/lib/table/boardCheck';
import type { StoredNotebook } from '@/lib/table/notebookCommands';
import type { Change, LookChange } from './changes';
import type { NewsListener } from './watchNews';

export type { Badge };

/** Why a call failed: a code to distinguish cases, and the server's message if there was one. */
export interface Trouble {
  readonly code: string;
  readonly message?: string;
  /** The seat's current notebook, if the call would have overwritten a different one. */
  readonly notebook?: StoredNotebook;
}

export type AsyncResult<T> = Promise<Result<T, Trouble>>;

/** A seat in one deal of a table. In another deal it has another clue, and may have another number. */
export interface SeatOfDeal {
  readonly seat: SeatNumber;
  readonly dealNumber: number;
}

/**
 * All calls that a table's screen can make, wherever the game is stored. Calls that change the game return the table
 * after the change. A lost connection has the code `offline`.
 */
export interface TableClient {
  loadTable(): AsyncResult<TableView>;
  /** Returns the seat's clue, which counts as a look. Keep it only while it is visible. */
  lookAtSeat(
    look: Pick<LookChange, 'seat' | 'id' | 'dealNumber'>,
    signal?: AbortSignal,
  ): AsyncResult<SeatView>;
  /** The same client, whose changes count for one deal only: in another, seats may have other numbers. */
  inDeal(dealNumber: number): TableClient;
  claimSeat(seat: number, badge: Badge & ClaimOptions): AsyncResult<TableView>;
  /** Sets the seating order, and who starts. */
  setOrder(seat: number, order: Pick<OrderMove, 'order' | 'starter'>): AsyncResult<TableView>;
  /** The seat `to` takes the hard envelope. */
  giveHardEnvelope(seat: number, to: SeatNumber): AsyncResult<TableView>;
  editSeat(seat: number, badge: Badge): AsyncResult<TableView>;
  leaveSeat(seat: number): AsyncResult<TableView>;
  /** Six digits with which another device can take the seat, for a few minutes. */
  offerSeat(seat: number): AsyncResult<{ readonly digits: string }>;
  takeSeat(seat: number, digits: string): AsyncResult<TableView>;
  /** Marks the map as laid out on the table. */
  markLaid(): AsyncResult<TableView>;
  /** Makes a change of a seat; idempotent by the change's id, see `changes`. */
  send(change: Change): AsyncResult<TableView>;
  /** Whether a recorded piece of this phone's seats contradicts its clue, without naming the seat. */
  checkBoard(): AsyncResult<BoardCheck>;
  /** The notes of a seat's holder, if they are stored with the seat. */
  loadNotebook(seat: SeatNumber): AsyncResult<StoredNotebook>;
  /** Replaces the notes; null deletes them. If `baseTag` is out of date, the refusal carries the current notebook. */
  saveNotebook(of: SeatOfDeal, text: string | null, baseTag: string): AsyncResult<StoredNotebook>;
  /** Starts the next game after the end, on the same map with new clues or on a new map. */
  playAgain(map: AgainMap, players: PlayerCount): AsyncResult<TableView>;
  /** The consecutive games of these players. */
  loadEvening(): AsyncResult<EveningView>;
  /** Notifies a page whenever the game may have changed. Returns the unsubscribe function. */
  watch(page: NewsListener): () => void;
}

/** A call about a table: its name and arguments. */
export type TableRequest<N extends TableCallName = TableCallName> = {
  [M in N]: {
    readonly name: M;
    /** The seat in the path. */
    readonly seat?: SeatNumber;
    readonly body?: BodyOf<M>;
    readonly id?: ChangeId;
    /** The deal for which the change is made; if omitted, any. */
    readonly dealNumber?: number;
    readonly baseTags?: readonly string[];
    readonly signal?: AbortSignal | undefined;
    /** A timeout other than the usual one, in ms. */
    readonly timeoutMilliseconds?: number | undefined;
  };
}[N];

/** Makes one call, wherever the table is stored. */
export type AskTable = <N extends TableCallName>(
  request: TableRequest<N>,
) => AsyncResult<AnswerOf<N>>;
