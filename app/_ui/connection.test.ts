// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ourAnswer } from '@/app/_state/testing/ourAnswer';
import {
  isConnectionLost,
  useConnection,
  useReportLoss,
  useServerAway,
  whenReachable,
} from './connection';

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
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the server is polled every three seconds, however many callers wait, and all are notified', async () => {
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

test('a captive portal’s page does not count as the server’s answer', async () => {
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

test('the connection is lost without a network, without updates of the table, or without an answer from the server', async () => {
  expect(isConnectionLost()).toBe(false);
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(isConnectionLost()).toBe(true);
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(isConnectionLost()).toBe(false);

  const table = renderHook(useReportLoss, { initialProps: 1000 as number | undefined });
  expect(useConnection.getState().lostSince).toBe(1000);
  expect(isConnectionLost()).toBe(true);
  table.rerender(undefined);
  expect(isConnectionLost()).toBe(false);
  table.rerender(2000);
  table.unmount();
  expect(isConnectionLost()).toBe(false);

  const stop = whenReachable(() => {});
  expect(isConnectionLost()).toBe(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(isConnectionLost()).toBe(true);
  stop();
  expect(isConnectionLost()).toBe(false);
});

test('a page that needs the server polls on mount and after a failure, until it answers', async () => {
  const step = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const { result, rerender } = renderHook(useServerAway, { initialProps: false });
  await step();
  expect(result.current).toBe(true);
  isBack = true;
  await step(3000);
  expect(result.current).toBe(false);
  await step(30_000);
  expect(fetchHealth).toHaveBeenCalledTimes(2);

  isBack = false;
  rerender(true);
  await step();
  expect(result.current).toBe(true);
});
