import type { Worker } from 'node:worker_threads';
import { Unavailable } from '../table/unavailable';

/** Threads that do one thing after another for whoever asks. */
export interface Pool<Message, Answer> {
  /**
   * What a worker answers to the message. Rejects with `Unavailable` where too many wait already,
   * and with what went wrong where the worker fails, dies or takes too long.
   */
  run(message: Message): Promise<Answer>;
}

export interface PoolOptions {
  /** How many work at once. */
  readonly workers: number;
  /** How many messages may wait for one. */
  readonly waiting: number;
  /** After so many milliseconds a worker is given up. */
  readonly timeout: number;
}

interface PoolTask<Message, Answer> {
  readonly message: Message;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * A pool of workers that answer each message with one. They are started when they are first
 * needed, and kept; one that has failed is gone, and the next message starts another. None of them
 * keeps the process alive.
 */
export function createPool<Message, Answer>(
  start: () => Worker,
  { workers, waiting, timeout }: PoolOptions,
): Pool<Message, Answer> {
  const idle: Worker[] = [];
  const tasks: PoolTask<Message, Answer>[] = [];
  let alive = 0;

  function handOut(): void {
    while (tasks.length > 0 && (idle.length > 0 || alive < workers)) {
      const task = tasks.shift();
      if (task === undefined) return;
      try {
        send(idle.pop() ?? hire(), task);
      } catch (error) {
        // No thread is to be had. Kept in the queue, it would take the place of others for good.
        task.reject(error);
      }
    }
  }

  function hire(): Worker {
    const worker = start();
    alive++;
    worker.unref();
    worker.once('exit', () => {
      alive--;
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
      handOut();
    });
    // One that fails between errands: its exit follows.
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
      handOut();
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
        handOut();
      });
    },
  };
}
