import type { Worker } from 'node:worker_threads';
import { Unavailable } from '../table/unavailable';

/** A pool of threads that each process one message at a time. */
export interface Pool<Message, Answer> {
  /**
   * Returns a worker's answer to the message. Rejects with `Unavailable` if too many messages are waiting, and with the
   * error if the worker fails, exits or times out.
   */
  run(message: Message): Promise<Answer>;
}

export interface PoolOptions {
  /** Maximum number of workers. */
  readonly workers: number;
  /** Maximum number of messages waiting for a worker. */
  readonly waiting: number;
  /** Milliseconds per message after which a worker is terminated. */
  readonly timeout: number;
}

interface PoolTask<Message, Answer> {
  readonly message: Message;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Creates a pool of workers that send one answer per message. Workers start on demand and are reused; after a failure,
 * the next message starts a new one. Workers do not keep the process alive.
 */
export function createPool<Message, Answer>(
  start: () => Worker,
  { workers, waiting, timeout }: PoolOptions,
): Pool<Message, Answer> {
  const idle: Worker[] = [];
  const tasks: PoolTask<Message, Answer>[] = [];
  let alive = 0;

  function dispatch(): void {
    while (tasks.length > 0 && (idle.length > 0 || alive < workers)) {
      const task = tasks.shift();
      if (task === undefined) return;
      try {
        send(idle.pop() ?? startWorker(), task);
      } catch (error) {
        // No thread could be started. Left in the queue, the task would block a place for good.
        task.reject(error);
      }
    }
  }

  function startWorker(): Worker {
    const worker = start();
    alive++;
    worker.unref();
    worker.once('exit', () => {
      alive--;
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
      dispatch();
    });
    // Ignores an error between tasks: an `exit` event follows.
    worker.on('error', () => {});
    return worker;
  }

  function send(worker: Worker, { message, resolve, reject }: PoolTask<Message, Answer>): void {
    const timer = setTimeout(() => {
      finish(() => reject(new Error(`a worker took more than ${timeout} ms`)));
      void worker.terminate();
    }, timeout).unref();
    const onMessage = (answer: Answer) => {
      finish(() => resolve(answer));
      idle.push(worker);
      dispatch();
    };
    const onError = (error: unknown) => finish(() => reject(error));
    const onExit = () => finish(() => reject(new Error('a worker ended')));

    function finish(settle: () => void): void {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      settle();
    }

    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
    worker.postMessage(message);
  }

  return {
    run(message) {
      if (tasks.length >= waiting) {
        return Promise.reject(new Unavailable('too much waits for a worker'));
      }
      return new Promise((resolve, reject) => {
        tasks.push({ message, resolve, reject });
        dispatch();
      });
    },
  };
}
