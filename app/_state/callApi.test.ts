import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './callApi';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('patience ends with the signal, or by itself', () => {
  const looking = new AbortController();
  const [one, other] = [withTimeout(looking.signal, 1000), withTimeout(undefined, 1000)];
  expect([one.aborted, other.aborted]).toEqual([false, false]);
  looking.abort();
  expect([one.aborted, other.aborted]).toEqual([true, false]);
  vi.advanceTimersByTime(1000);
  expect(other.aborted).toBe(true);
});

test('what was let go before anything was asked is not asked for', () => {
  expect(withTimeout(AbortSignal.abort(), 1000).aborted).toBe(true);
});
