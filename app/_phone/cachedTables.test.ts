import { beforeEach, expect, test, vi } from 'vitest';
import { playingView } from '@/app/_state/testing/playingView';
import { deal } from '@/lib/game/deal/deal';
import type { TableView } from '@/lib/game/views/views';
import { newGame } from '@/lib/testing/newGame';
import { cacheTable } from './cachedTables';
import type { CachedTable } from './database';

/** A fake of the database, with the stores that these tests use. */
const tables = new Map<string, CachedTable>();
const clues = new Set<string>();
const room = { isFull: false };

vi.mock('./database', () => ({
  async openPhone() {
    const stores = {
      tables: {
        get: async (code: string) => tables.get(code),
        put(row: CachedTable) {
          if (room.isFull) throw new DOMException('full', 'QuotaExceededError');
          tables.set(row.code, row);
        },
        index: () => ({ getAllKeys: async () => [...tables.keys()] }),
      },
      clues: {
        index: () => ({
          getAllKeys: async (code: string) =>
            [...clues]
              .map(key => key.split(' '))
              .filter(([of]) => of === code)
              .map(([of, seat]) => [of, Number(seat)]),
        }),
        delete: ([code, seat]: [string, number]) => clues.delete(`${code} ${seat}`),
      },
      outbox: { delete: () => undefined },
    };
    return {
      get: async (_: 'tables', code: string) => tables.get(code),
      transaction: () => ({
        objectStore: (name: keyof typeof stores) => stores[name],
        done: Promise.resolve(),
      }),
    };
  },
}));

const CODE = 'KRWNQT';
const game = newGame(CODE, deal({ mode: 'normal', players: 3 }, 'the table'));
const viewOf = (version: number, made: Partial<TableView> = {}): TableView => ({
  ...playingView({ ...game, version }),
  ...made,
});

beforeEach(() => {
  room.isFull = false;
  tables.clear();
  clues.clear();
  clues.add(`${CODE} 1`);
});

test('an older view replaces no newer one, and takes no clue away', async () => {
  await cacheTable(viewOf(20, { you: [1] }), 5);
  await cacheTable(viewOf(2), 6);
  expect(tables.get(CODE)).toMatchObject({ view: { version: 20 }, lastContactAt: 5 });
  expect([...clues]).toEqual([`${CODE} 1`]);
});

test('a clue that may not be shown any more goes, whether there is room for the table or not', async () => {
  await cacheTable(viewOf(20, { you: [1] }), 5);
  room.isFull = true;
  await cacheTable(viewOf(21, { you: [1], phase: 'ended' }), 6);
  expect([...clues]).toEqual([]);
  expect(tables.get(CODE)?.view.version).toBe(20);
});
