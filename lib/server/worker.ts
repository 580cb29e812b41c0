import { parentPort } from 'node:worker_threads';
import { doTask, type Input, type TaskName } from '../table/tasks';

/** A task for a worker. */
export interface TaskMessage {
  readonly name: TaskName;
  readonly input: Input<TaskName>;
}

/** Worker thread: runs one task at a time. A task that throws ends the thread, and the pool rejects its promise. */
parentPort?.on('message', ({ name, input }: TaskMessage) => {
  parentPort?.postMessage(doTask(name, input));
});
