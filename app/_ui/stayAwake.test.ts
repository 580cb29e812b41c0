// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { stayAwake } from './stayAwake';

/**
 * A phone that grants wake locks after the given number of refusals (as with a low battery). Counts requests
 * and held locks.
 */
function phone({ refusals = 0 } = {}) {
  const held = new Set<object>();
  const request = vi.fn(async () => {
    if (request.mock.calls.length <= refusals) throw new DOMException('no', 'NotAllowedError');
    const lock = {
      get released() {
        return !held.has(lock);
      },
      release: async () => void held.delete(lock),
    };
    held.add(lock);
    return lock;
  });
  vi.stubGlobal('navigator', { wakeLock: { request } });
  return { request, held };
}

const settle = () => vi.waitFor(() => Promise.resolve());
const tap = () => document.dispatchEvent(new Event('click'));

afterEach(() => vi.unstubAllGlobals());

test('a refused lock is requested again on the next tap, and then no more', async () => {
  const { request, held } = phone({ refusals: 1 });
  const letGo = stayAwake();
  await settle();
  expect(held.size).toBe(0);
  tap();
  await settle();
  expect(held.size).toBe(1);
  tap();
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
  letGo();
  expect(held.size).toBe(0);
});

test('a lock that went with the page out of sight is asked for again when it is back', async () => {
  const { held } = phone();
  const letGo = stayAwake();
  await settle();
  held.clear();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(held.size).toBe(1);
  letGo();
});

test('a lock that comes after somebody has left is let go, and none is asked for any more', async () => {
  const { request, held } = phone();
  stayAwake()();
  await settle();
  expect(held.size).toBe(0);
  tap();
  await settle();
  expect(request).toHaveBeenCalledTimes(1);
});
