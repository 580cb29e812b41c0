import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChange, type LookChange } from '@/app/_state/changes';
import type { SeatView } from '@/lib/game/views/views';
import { ok, refused } from '@/lib/result';
import { lookWithFallback } from './phoneMemory';

const KEPT = { clue: { id: 'on-water-or-forest' } } as SeatView;

vi.mock('./cachedTables', () => ({
  readCachedClue: async () => KEPT,
  cacheClue: async () => undefined,
}));
vi.mock('@/app/_state/clueCaching', () => ({ cachesClues: () => true }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Looks on a phone with a cached clue, at a server that takes so many ms to answer. */
function look(milliseconds: number, { isLost = false, fails = 'offline' } = {}) {
  const looking = new AbortController();
  const asked: string[] = [];
  const counted: LookChange[] = [];
  const change = createChange({ type: 'look' as const, seat: 1, dealNumber: 1 });
  const seen = lookWithFallback({
    look: change,
    code: 'KRWNQT',
    isLost,
    signal: looking.signal,
    async ask(signal) {
      if (!signal.aborted) asked.push(change.id);
      const isHeard = await new Promise<boolean>(resolve => {
        setTimeout(resolve, milliseconds, true);
        if (signal.aborted) resolve(false);
        signal.addEventListener('abort', () => resolve(false));
      });
      return isHeard && fails === 'offline' ? ok(KEPT) : refused({ code: fails });
    },
    onCached: () => undefined,
    count: each => counted.push(each),
  });
  return { looking, seen, asked, counted };
}

test('a look whose answer takes too long is counted by the name under which it was asked for', async () => {
  const { seen, asked, counted } = look(10_000);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await seen).toEqual(ok(KEPT));
  expect(counted.map(({ id }) => id)).toEqual(asked);
  expect(asked).toHaveLength(1);
});

test('a look that is answered waits for nobody', async () => {
  const { seen, counted } = look(100);
  await vi.advanceTimersByTimeAsync(100);
  expect(await seen).toEqual(ok(KEPT));
  expect(counted).toEqual([]);
});

test.each([false, true])(
  'who lets go before anything was asked has not looked: lost %s',
  async isLost => {
    const { looking, seen, asked, counted } = look(100, { isLost });
    looking.abort();
    await vi.advanceTimersByTimeAsync(5000);
    await seen;
    expect(asked).toEqual([]);
    expect(counted).toEqual([]);
  },
);

test.each(['unreadable', 'unavailable', 'too-many-requests'])(
  'a look that the server answers with %s opens from the phone, and counts later',
  async fails => {
    const { seen, asked, counted } = look(10, { fails });
    await vi.advanceTimersByTimeAsync(20);
    expect(await seen).toEqual(ok(KEPT));
    expect(counted.map(({ id }) => id)).toEqual(asked);
  },
);
