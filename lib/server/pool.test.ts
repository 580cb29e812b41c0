import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { isUnavailable } from '../table/unavailable';
import { createPool, type PoolOptions } from './pool';

/** Real threads. Each returns its thread id, unless the message makes it fail. */
const WORKER = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', message => {
    if (message === 'throw') throw new Error('broken');
    if (message === 'die') process.exit(1);
    if (message === 'hang') for (;;);
    parentPort.postMessage({ message, threadId });
  });
`;
const workers: Worker[] = [];
afterAll(() => Promise.all(workers.map(worker => worker.terminate())));

const open = (options: Partial<PoolOptions> = {}) =>
  createPool<string, { message: string; threadId: number }>(
    () => {
      const worker = new Worker(WORKER, { eval: true });
      workers.push(worker);
      return worker;
    },
    { workers: 2, waiting: 10, timeout: 10_000, ...options },
  );

test('every message gets its own answer, from no more workers than allowed', async () => {
  const pool = open();
  const messages = Array.from({ length: 10 }, (_, index) => `message ${index}`);
  const answers = await Promise.all(messages.map(pool.run));
  expect(answers.map(({ message }) => message)).toEqual(messages);
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(2);

  const { threadId } = await pool.run('later');
  expect(answers.map(answer => answer.threadId)).toContain(threadId);
});

describe('a lost worker rejects its message and is replaced for the next', () => {
  for (const [how, error] of [
    ['throw', 'broken'],
    ['die', 'a worker ended'],
    ['hang', 'a worker took more than 300 ms'],
  ] as const) {
    test(`${how}`, async () => {
      const pool = open({ workers: 1, ...(how === 'hang' && { timeout: 300 }) });
      const { threadId } = await pool.run('before');
      const [lost, next] = await Promise.allSettled([pool.run(how), pool.run('after')]);
      expect(lost).toMatchObject({ status: 'rejected', reason: { message: error } });
      expect(next).toMatchObject({ status: 'fulfilled', value: { message: 'after' } });
      expect((await pool.run('again')).threadId).not.toBe(threadId);
    });
  }

  test('even if it dies while idle', async () => {
    const pool = open({ workers: 1 });
    const { threadId } = await pool.run('before');
    await workers.at(-1)?.terminate();
    expect((await pool.run('after')).threadId).not.toBe(threadId);
  });
});

test('if no worker can be started, the message is rejected, and the next one tries again', async () => {
  let starts = 0;
  const pool = createPool<string, { message: string }>(
    () => {
      if (++starts <= 3) throw new Error('no thread is available');
      const worker = new Worker(WORKER, { eval: true });
      workers.push(worker);
      return worker;
    },
    { workers: 1, waiting: 2, timeout: 10_000 },
  );
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(pool.run('too early')).rejects.toThrow('no thread is available');
  expect(await pool.run('later')).toMatchObject({ message: 'later' });
});

test('a message is refused while too many are waiting, and the others are answered', async () => {
  const pool = open({ workers: 1, waiting: 3 });
  const taken = ['working', 'first', 'second', 'third'].map(pool.run);
  const refusal: unknown = await pool.run('too many').catch(error => error);
  expect(isUnavailable(refusal)).toBe(true);
  expect(await Promise.all(taken)).toHaveLength(4);
});
