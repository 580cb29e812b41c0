import { expect, test, vi } from 'vitest';
import { oneAtATime } from './oneAtATime';

test('whoever asks during a run gets one more after it', async () => {
  let finish = () => {};
  const task = vi.fn(() => new Promise<void>(resolve => (finish = resolve)));
  const ask = oneAtATime(task);
  for (let asked = 0; asked < 3; asked++) ask();
  expect(task).toHaveBeenCalledTimes(1);
  finish();
  await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(2));
  finish();
  await new Promise(resolve => setTimeout(resolve));
  expect(task).toHaveBeenCalledTimes(2);
});

test('a run that fails is reported, and does not hold up the next', async () => {
  const failure = new Error('a broken answer');
  const task = vi.fn(async () => {}).mockRejectedValueOnce(failure);
  const ask = oneAtATime(task);
  const reported = new Promise(resolve => {
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    process.once('unhandledRejection', error => {
      for (const other of others) process.on('unhandledRejection', other);
      resolve(error);
    });
  });
  ask();
  expect(await reported).toBe(failure);
  ask();
  await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(2));
});
