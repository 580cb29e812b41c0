// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ourAnswer } from '@/app/_state/testing/ourAnswer';
import { whenReachable } from './connection';

/** Whether the server can be reached. */
let isBack: boolean;
const fetchHealth = vi.fn(async () => {
  if (!isBack) throw new TypeError('Failed to fetch');
  return ourAnswer({});
});

beforeEach(() => {
  isBack = false;
  fetchHealth.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchHealth);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('however many callers wait, the server is polled once in three seconds, and all callers are notified', async () => {
  const back = vi.fn();
  for (let count = 0; count < 10; count++) whenReachable(back);
  await vi.advanceTimersByTimeAsync(6000);
  expect(fetchHealth).toHaveBeenCalledTimes(2);
  isBack = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(back).toHaveBeenCalledTimes(10);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetchHealth).toHaveBeenCalledTimes(3);
});

test('a hotel’s page in place of the server’s answer is not the server', async () => {
  const back = vi.fn();
  vi.stubGlobal('fetch', async () => new Response('<h1>Welcome, guest</h1>'));
  whenReachable(back);
  await vi.advanceTimersByTimeAsync(6000);
  expect(back).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', async () => ourAnswer({}));
  await vi.advanceTimersByTimeAsync(3000);
  expect(back).toHaveBeenCalledTimes(1);
});

test('polling stops once no caller waits, and a caller that starts to wait again is notified', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  whenReachable(first)();
  await vi.advanceTimersByTimeAsync(6000);
  expect(fetchHealth).not.toHaveBeenCalled();
  isBack = true;
  whenReachable(() => whenReachable(second));
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(second).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(second).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
});
