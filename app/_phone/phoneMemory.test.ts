import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChange, type LookChange } from '@/app/_state/changes';
import type { SeatView } from '@/lib/game/views/views';
import { ok, refused } from '@/lib/result';
import { lookWithFallback } from './phoneMemory';

const CLUE = { clue: { id: 'on-water-or-forest' } } as SeatView;

vi.mock('./cachedTables', () => ({
  readCachedClue: async () => CLUE,
  cacheClue: async () => undefined,
}));
vi.mock('@/app/_state/clueSettings', () => ({ cachesClues: () => true }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Looks on a phone with a cached clue, at a server that takes this many ms to answer. */
function look(milliseconds: number, { isLost = false, errorCode = 'offline' } = {}) {
  const controller = new AbortController();
  const requested: string[] = [];
  const counted: LookChange[] = [];
  const change = createChange({ type: 'look' as const, seat: 1, dealNumber: 1 });
  const answer = lookWithFallback({
    look: change,
    code: 'KRWNQT',
    isLost,
    signal: controller.signal,
    async ask(signal) {
      if (!signal.aborted) requested.push(change.id);
      const isAnswered = await new Promise<boolean>(resolve => {
        setTimeout(resolve, milliseconds, true);
        if (signal.aborted) resolve(false);
        signal.addEventListener('abort', () => resolve(false));
      });
      return isAnswered && errorCode === 'offline' ? ok(CLUE) : refused({ code: errorCode });
    },
    onCached: () => undefined,
    count: counting => counted.push(counting),
  });
  return { controller, answer, requested, counted };
}

test('a look whose answer takes too long is counted under the id of its request', async () => {
  const { answer, requested, counted } = look(10_000);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toEqual(ok(CLUE));
  expect(counted.map(({ id }) => id)).toEqual(requested);
  expect(requested).toHaveLength(1);
});

test('a look that the server answers is not counted again', async () => {
  const { answer, counted } = look(100);
  await vi.advanceTimersByTimeAsync(100);
  expect(await answer).toEqual(ok(CLUE));
  expect(counted).toEqual([]);
});

test.each([false, true])(
  'a look that is aborted before its request is not counted; connection lost: %s',
  async isLost => {
    const { controller, answer, requested, counted } = look(100, { isLost });
    controller.abort();
    await vi.advanceTimersByTimeAsync(5000);
    await answer;
    expect(requested).toEqual([]);
    expect(counted).toEqual([]);
  },
);

test.each(['unreadable', 'unavailable', 'too-many-requests'])(
  'after the error %s, the cached clue is shown and the look is counted later',
  async errorCode => {
    const { answer, requested, counted } = look(10, { errorCode });
    await vi.advanceTimersByTimeAsync(20);
    expect(await answer).toEqual(ok(CLUE));
    expect(counted.map(({ id }) => id)).toEqual(requested);
  },
);
