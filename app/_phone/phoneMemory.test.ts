import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Change, createChange } from '@/app/_state/changes';
import type { TableClient } from '@/app/_state/tableClient';
import { useConnection } from '@/app/_ui/connection';
import type { SeatView } from '@/lib/game/views/views';
import { ok, refused } from '@/lib/result';
import { phoneMemory } from './phoneMemory';

const CLUE = { clue: { id: 'on-water-or-forest' } } as SeatView;

vi.mock('./cachedTables', () => ({
  readCachedClue: async () => CLUE,
  cacheClue: async () => undefined,
}));
vi.mock('@/app/_state/clueSettings', () => ({ cachesClues: () => true }));
/** The outbox: here the looks that are still to be counted. */
let outbox: readonly Change[];
vi.mock('./outbox', () => ({
  async changeOutbox(_: string, change: (list: readonly Change[]) => readonly Change[]) {
    outbox = change(outbox);
  },
}));

beforeEach(() => {
  outbox = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  useConnection.setState(useConnection.getInitialState(), true);
});

/** Looks on a phone with a cached clue, at a server that takes this many ms to answer. */
function look(milliseconds: number, { isLost = false, errorCode = 'offline' } = {}) {
  const controller = new AbortController();
  const requested: string[] = [];
  const change = createChange({ type: 'look' as const, seat: 1, dealNumber: 1 });
  useConnection.setState({ lostSince: isLost ? 0 : undefined });
  const client = {
    async ask(_: 'look', { id, signal }: { readonly id: string; readonly signal: AbortSignal }) {
      if (!signal.aborted) requested.push(id);
      const isAnswered = await new Promise<boolean>(resolve => {
        setTimeout(resolve, milliseconds, true);
        if (signal.aborted) resolve(false);
        signal.addEventListener('abort', () => resolve(false));
      });
      return isAnswered && errorCode === 'offline' ? ok(CLUE) : refused({ code: errorCode });
    },
  };
  const memory = phoneMemory('KRWNQT', client as Pick<TableClient, 'ask'>);
  const answer = memory.look(change, controller.signal);
  return { controller, answer, requested };
}

test('a look whose answer times out is counted under the id of its request', async () => {
  const { answer, requested } = look(10_000);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toEqual(ok(CLUE));
  expect(outbox.map(({ id }) => id)).toEqual(requested);
  expect(requested).toHaveLength(1);
});

test('a look that the server answers is not counted again', async () => {
  const { answer } = look(100);
  await vi.advanceTimersByTimeAsync(100);
  expect(await answer).toEqual(ok(CLUE));
  expect(outbox).toEqual([]);
});

test.each([false, true])(
  'a look that is aborted before its request is not counted; connection lost: %s',
  async isLost => {
    const { controller, answer, requested } = look(100, { isLost });
    controller.abort();
    await vi.advanceTimersByTimeAsync(5000);
    await answer;
    expect(requested).toEqual([]);
    expect(outbox).toEqual([]);
  },
);

test.each(['unreadable', 'unavailable', 'too-many-requests'])(
  'after the error %s, the cached clue is shown and the look is counted later',
  async errorCode => {
    const { answer, requested } = look(10, { errorCode });
    await vi.advanceTimersByTimeAsync(20);
    expect(await answer).toEqual(ok(CLUE));
    expect(outbox.map(({ id }) => id)).toEqual(requested);
  },
);
