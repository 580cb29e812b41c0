import { parentPort } from 'node:worker_threads';
import { doTask, type Input, type TaskName } from '../table/tasks';

/** One task for a worker. */
export interface TaskMessage {
  readonly name: TaskName;
  readonly input: Input<TaskName>;
}

/** A thread that does one task after another. One that throws ends it; whoever asked is told. */
parentPort?.on('message', ({ name, input }: TaskMessage) => {
  parentPort?.postMessage(doTask(name, input));
});
