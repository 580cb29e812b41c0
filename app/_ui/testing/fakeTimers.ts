import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Installs fake timers for all tests of a file. The returned function advances them by the given ms. */
export function fakeTimers(): (milliseconds?: number) => Promise<void> {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => vi.useRealTimers());

  /** Advances the clock, then lets pending work finish and render. */
  return async (milliseconds = 0) => {
    // Small steps: a render may start another timer.
    for (let passed = 0; passed < milliseconds; passed += 100)
      await act(() => vi.advanceTimersByTimeAsync(100));
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
}
