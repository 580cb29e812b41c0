import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Input, Output, TaskName } from '../table/tasks';
import { onceInProcess } from './once';
import { createPool, type Pool } from './pool';
import type { TaskMessage } from './worker';

/**
 * Does a task in another thread, so that nobody else's request waits for it. One processor is
 * left to the requests; a second worker is all that a table's peak has ever needed.
 */
export function inWorker<N extends TaskName>(name: N, input: Input<N>): Promise<Output<N>> {
  // The worker answers a task's name with that task's output.
  return onceInProcess('workers', openPool).ask({ name, input }) as Promise<Output<N>>;
}

const openPool = (): Pool<TaskMessage, unknown> =>
  createPool(() => new Worker(new URL('./worker.ts', import.meta.url)), {
    workers: availableParallelism() > 2 ? 2 : 1,
    waiting: 200,
    patience: 20_000,
  });
