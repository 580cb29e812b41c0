import type { AnswerOf, BodyOf, TableCallName } from '@/app/_api/tableRuns';
import type { AgainMap } from '@/lib/game/deal/dealAgain';
import type { Badge, ChangeId, SeatNumber } from '@/lib/game/seats/seat';
import type { EveningView } from '@/lib/game/views/eveningView';
import type { SeatView, TableView } from '@/lib/game/views/views';
import type { Result } from '@/lib/result';
import type { BoardCheck } from '@/lib/table/boardCheck';
import type { KeptNotebook } from '@/lib/table/notebookCommands';
import type { Change, LookChange } from './changes';
import type { NewsListener } from './watchNews';

export type { Badge };

/** Why something did not happen: a code to tell cases apart by, a sentence to show if it came. */
export interface Trouble {
  readonly code: string;
  readonly message?: string;
  /** What the seat has, where something else was to be written over. */
  readonly notebook?: KeptNotebook;
}

export type AsyncResult<T> = Promise<Result<T, Trouble>>;

/**
 * All that a table's screen may ask of the game, wherever it is kept. Everything that changes
 * the game answers with the table as it is afterwards. `offline` is the code of a lost connection.
 */
export interface TableClient {
  loadTable(): AsyncResult<TableView>;
  /** Uncovers the seat's clue, which counts as a look. Keep the answer no longer than somebody looks at it. */
  lookAtSeat(look: Pick<LookChange, 'seat' | 'id'>, signal?: AbortSignal): AsyncResult<SeatView>;
  claimSeat(seat: number, badge: Badge): AsyncResult<TableView>;
  editSeat(seat: number, badge: Badge): AsyncResult<TableView>;
  leaveSeat(seat: number): AsyncResult<TableView>;
  /** Six digits with which another device can take the seat, for a few minutes. */
  offerSeat(seat: number): AsyncResult<{ readonly digits: string }>;
  takeSeat(seat: number, digits: string): AsyncResult<TableView>;
  /** Somebody at the table says that the map lies on it. */
  markLaid(): AsyncResult<TableView>;
  /** Makes a change of a seat, once however often it is told: see `changes`. */
  send(change: Change): AsyncResult<TableView>;
  /** Whether a recorded piece of this phone's seats contradicts its clue, and not whose. */
  checkBoard(): AsyncResult<BoardCheck>;
  /** What a seat's holder has written, where it is kept with the seat; null takes it off again. */
  loadNotebook(seat: SeatNumber): AsyncResult<KeptNotebook>;
  /** Where the seat has another one than the tag `baseTag` says, it is told with the refusal. */
  keepNotebook(seat: SeatNumber, text: string | null, baseTag: string): AsyncResult<KeptNotebook>;
  /** The game that goes on after the end: same seats, same map with new clues or a new map. */
  playAgain(map: AgainMap): AsyncResult<TableView>;
  /** The games that these people have played one after the other. */
  loadEvening(): AsyncResult<EveningView>;
  /** Keeps a page informed whenever the game may have changed, until the result is called. */
  watch(page: NewsListener): () => void;
}

/** A call about a table by its name, with what it takes. */
export type TableRequest<N extends TableCallName = TableCallName> = {
  [M in N]: {
    readonly name: M;
    /** The one in the path. */
    readonly seat?: SeatNumber;
    readonly body?: BodyOf<M>;
    readonly id?: ChangeId;
    readonly baseTag?: string;
    readonly signal?: AbortSignal | undefined;
    /** How long an answer is waited for, in ms, where that is not as usual. */
    readonly timeoutMilliseconds?: number | undefined;
  };
}[N];

/** Asks for one call, wherever the table is kept. */
export type AskTable = <N extends TableCallName>(
  request: TableRequest<N>,
) => AsyncResult<AnswerOf<N>>;
