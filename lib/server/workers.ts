import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Input, Output, TaskName } from '../table/tasks';
import { memoize } from './memoize';
import { onceInProcess } from './once';
import { createPool, type Pool } from './pool';
import type { TaskMessage } from './worker';

/** For fairness cards, some 2 KB each: each view of an ended game bears its card, always the same. */
const CARD_BYTES = 2 ** 20;

/**
 * Does a task in another thread, so that nobody else's request waits for it. One processor is
 * left to the requests; a second worker is all that a table's peak has ever needed.
 */
export function runInWorker<N extends TaskName>(name: N, input: Input<N>): Promise<Output<N>> {
  const { ask, askOnce } = onceInProcess('workers', openWorkers);
  // The worker answers a task's name with that task's output.
  return (name === 'fairness' ? askOnce : ask)({ name, input }) as Promise<Output<N>>;
}

function openWorkers() {
  const { run: ask } = openPool();
  return { ask, askOnce: memoize(ask, CARD_BYTES) };
}

const openPool = (): Pool<TaskMessage, unknown> =>
  createPool(() => new Worker(new URL('./worker.ts', import.meta.url)), {
    workers: availableParallelism() > 2 ? 2 : 1,
    waiting: 200,
    timeout: 20_000,
  });
