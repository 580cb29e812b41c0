import type { DeviceId } from '@/lib/game/seats/seat';
import type { Result } from '@/lib/result';
import type { TableDependencies } from '@/lib/table/dependencies';
import type { NotebookConflict } from '@/lib/table/notebookCommands';
import type { ErrorCode } from './errors';
import { RECORD } from './runs/record';
import type { BodyOfRun, CallRequest, Run } from './runs/run';
import { SEATS } from './runs/seats';
import { TABLE } from './runs/table';
import { VOTES } from './runs/votes';
import type { TableEndpointName } from './tableEndpoints';

/** What each call about one table does, on the server and on phones alike. */
export const TABLE_RUNS = {
  ...TABLE,
  ...SEATS,
  ...VOTES,
  ...RECORD,
} satisfies Readonly<Partial<Record<TableEndpointName, object>>>;

export type TableCallName = keyof typeof TABLE_RUNS;

/** The body that a call takes and the value that it returns. */
export type BodyOf<N extends TableCallName> = BodyOfRun<(typeof TABLE_RUNS)[N]>;
type ResultOf<N extends TableCallName> = Awaited<ReturnType<(typeof TABLE_RUNS)[N]['run']>>;
export type AnswerOf<N extends TableCallName> = Extract<ResultOf<N>, { ok: true }>['value'];

/** Why a call is refused; a notebook conflict contains the seat's current notebook. */
export type CallRefusal = ErrorCode | NotebookConflict;

/** Runs a call by its name. `body` must have passed the call's schema. */
export function runCall(
  name: TableCallName,
  dependencies: TableDependencies,
  request: CallRequest,
  body: unknown,
): Promise<Result<unknown, CallRefusal>> {
  const run = TABLE_RUNS[name].run as Run<DeviceId | undefined, unknown, unknown, CallRefusal>;
  return run(dependencies, request, body);
}
