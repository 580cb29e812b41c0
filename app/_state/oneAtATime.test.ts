import { expect, test, vi } from 'vitest';
import { oneAtATime } from './oneAtATime';

test('triggers during a run cause one more run after it', async () => {
  let finish = () => {};
  const task = vi.fn(() => new Promise<void>(resolve => (finish = resolve)));
  const trigger = oneAtATime(task);
  for (let times = 0; times < 3; times++) trigger();
  expect(task).toHaveBeenCalledTimes(1);
  finish();
  await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(2));
  finish();
  await new Promise(resolve => setTimeout(resolve));
  expect(task).toHaveBeenCalledTimes(2);
});

test('a failed run is reported and does not block the next', async () => {
  const failure = new Error('a broken answer');
  const task = vi.fn(async () => {}).mockRejectedValueOnce(failure);
  const trigger = oneAtATime(task);
  const reported = new Promise(resolve => {
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    process.once('unhandledRejection', error => {
      for (const other of others) process.on('unhandledRejection', other);
      resolve(error);
    });
  });
  trigger();
  expect(await reported).toBe(failure);
  trigger();
  await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(2));
});
