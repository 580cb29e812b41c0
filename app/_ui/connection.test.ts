// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenBack } from './connection';

/** A server that is away until `isBack`. */
let isBack: boolean;
const ask = vi.fn(async () => {
  if (!isBack) throw new TypeError('Failed to fetch');
  return Response.json({});
});

beforeEach(() => {
  isBack = false;
  ask.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('however many wait for a server, it is asked once in three seconds, and all of them go on', async () => {
  const back = vi.fn();
  for (let waiting = 0; waiting < 10; waiting++) whenBack(back);
  await vi.advanceTimersByTimeAsync(6000);
  expect(ask).toHaveBeenCalledTimes(2);
  isBack = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(back).toHaveBeenCalledTimes(10);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('nobody is asked any more once nobody waits, and who waits anew is heard', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  whenBack(first)();
  await vi.advanceTimersByTimeAsync(6000);
  expect(ask).not.toHaveBeenCalled();
  isBack = true;
  whenBack(() => whenBack(second));
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(second).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(second).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
});
