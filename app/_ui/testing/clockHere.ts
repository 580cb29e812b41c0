import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Has the tests of a file wait by a clock of their own. The result lets so much time pass, in ms. */
export function clockHere(): (milliseconds?: number) => Promise<void> {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => vi.useRealTimers());

  /** So long after, all that was under way having come and been drawn. */
  return async (milliseconds = 0) => {
    // What is drawn may begin something that takes its time.
    for (let passed = 0; passed < milliseconds; passed += 100)
      await act(() => vi.advanceTimersByTimeAsync(100));
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
}
