// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, type Result, refused } from '@/lib/result';
import { ourAnswer } from './testing/ourAnswer';
import type { Trouble } from './trouble';
import { useServerQuery } from './useServerQuery';

beforeEach(() => {
  vi.useFakeTimers();
  // Health checks succeed; only the queries themselves fail.
  vi.stubGlobal('fetch', async () => ourAnswer({}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['offline', 'unavailable', 'unreadable', 'internal-error'])(
  'after %s a query is repeated until it succeeds, however often it fails',
  async code => {
    let calls = 0;
    const ask = async (): Promise<Result<string, Trouble>> => {
      calls += 1;
      return calls <= 5 ? refused({ code }) : ok('loaded');
    };
    const { result } = renderHook(() => useServerQuery({ about: 'the evening', ask }));
    for (let times = 0; times < 12; times++) await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(result.current).toEqual({ status: 'loaded', value: 'loaded' });
    expect(calls).toBe(6);
  },
);
