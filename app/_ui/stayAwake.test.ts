// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { stayAwake } from './stayAwake';

/**
 * A phone that refuses the given number of wake locks (as with a low battery) before it grants any. Returns the
 * request mock and the held locks.
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

test('a refused lock is requested again on the next tap, and not after it was granted', async () => {
  const { request, held } = phone({ refusals: 1 });
  const cancel = stayAwake();
  await settle();
  expect(held.size).toBe(0);
  tap();
  await settle();
  expect(held.size).toBe(1);
  tap();
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
  cancel();
  expect(held.size).toBe(0);
});

test('a lock that was released while the page was hidden is requested again when it is visible', async () => {
  const { held } = phone();
  const cancel = stayAwake();
  await settle();
  held.clear();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(held.size).toBe(1);
  cancel();
});

test('a lock that is granted after cancellation is released, and no other is requested', async () => {
  const { request, held } = phone();
  stayAwake()();
  await settle();
  expect(held.size).toBe(0);
  tap();
  await settle();
  expect(request).toHaveBeenCalledTimes(1);
});
