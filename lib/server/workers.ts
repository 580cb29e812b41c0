import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Input, Output, TaskName } from '../table/tasks';
import { memoize } from './memoize';
import { onceInProcess } from './once';
import { createPool, type Pool } from './pool';
import type { TaskMessage } from './worker';

/** Cache size for fairness cards, about 2 KB each: every view of an ended game includes the same card. */
const CARD_BYTES = 2 ** 20;

/**
 * Runs a task in another thread, so that it does not delay other requests. One processor is left for requests; peak
 * load has never needed more than two workers.
 */
export function runInWorker<N extends TaskName>(name: N, input: Input<N>): Promise<Output<N>> {
  const { run, runMemoized } = onceInProcess('workers', openWorkers);
  // The worker's result has the output type of the task's name.
  return (name === 'fairness' ? runMemoized : run)({ name, input }) as Promise<Output<N>>;
}

function openWorkers() {
  const { run } = openPool();
  return { run, runMemoized: memoize(run, CARD_BYTES) };
}

const openPool = (): Pool<TaskMessage, unknown> =>
  createPool(() => new Worker(new URL('./worker.ts', import.meta.url)), {
    workers: availableParallelism() > 2 ? 2 : 1,
    waiting: 200,
    timeout: 20_000,
  });
