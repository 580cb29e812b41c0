import type { AnswerOf, BodyOf, TableCallName } from '@/app/_api/tableRuns';
import type { SeatNumber } from '@/lib/board/players';
import type { Badge, ChangeId } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';
import type { Change, VoteChange } from './changes';
import type { AsyncResult } from './trouble';
import type { NewsListener } from './watchNews';

export type { Badge };

/** A seat in one deal of a table. In another deal it has another clue, and may have another number. */
export interface SeatOfDeal {
  readonly seat: SeatNumber;
  readonly dealNumber: number;
}

/**
 * What a table's screens call, wherever the game is stored. Calls that change the game return the table after the change.
 * A lost connection has the code `offline`.
 */
export interface TableClient {
  /** Makes a call by its name in `_api/tableEndpoints`, such as `ask('claimSeat', { seat: 2, body: { name: 'Ada' } })`. */
  ask<N extends TableCallName>(name: N, input?: CallInput<N>): AsyncResult<AnswerOf<N>>;
  /** Makes a change or a vote of a seat; idempotent by its id, see `changes`. */
  send(change: Change | VoteChange): AsyncResult<TableView>;
  /** Notifies a page whenever the game may have changed. Returns the unsubscribe function. */
  watch(page: NewsListener): () => void;
}

/** The arguments of a call. */
export type CallInput<N extends TableCallName = TableCallName> = Omit<TableRequest<N>, 'name'>;

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
