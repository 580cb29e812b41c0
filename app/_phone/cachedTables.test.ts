import { beforeEach, expect, test, vi } from 'vitest';
import { playingView } from '@/app/_state/testing/playingView';
import { deal } from '@/lib/game/deal/deal';
import type { TableView } from '@/lib/game/views/views';
import { newGame } from '@/lib/testing/newGame';
import { cacheTable, forgetTables } from './cachedTables';
import type { CachedTable } from './database';

/** A fake of the database, with the stores that these tests use. */
const tables = new Map<string, CachedTable>();
const clues = new Set<string>();
const notebooks = new Set<string>();
const room = { isFull: false };

vi.mock('./database', () => ({
  async openPhone() {
    /** A store whose keys are texts such as "KRWNQT 1". */
    const bySeat = (keys: Set<string>) => ({
      index: () => ({
        getAllKeys: async (code: string) =>
          [...keys]
            .map(key => key.split(' '))
            .filter(([of]) => of === code)
            .map(([of, seat]) => [of, Number(seat)]),
      }),
      delete: ([code, seat]: [string, number]) => keys.delete(`${code} ${seat}`),
    });
    const stores = {
      tables: {
        get: async (code: string) => tables.get(code),
        put(row: CachedTable) {
          if (room.isFull) throw new DOMException('full', 'QuotaExceededError');
          tables.set(row.code, row);
        },
        delete: (code: string) => tables.delete(code),
        index: () => ({ getAllKeys: async () => [...tables.keys()] }),
      },
      clues: bySeat(clues),
      notebooks: bySeat(notebooks),
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
  notebooks.clear();
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

test('of many tables the first is forgotten with its clue and notes, and one is forgotten by choice', async () => {
  const codes = [CODE, ...Array.from({ length: 24 }, (_, index) => `TABLE${index}`)];
  for (const code of codes) {
    notebooks.add(`${code} 1`);
    await cacheTable(viewOf(1, { code, you: [1] }), 5);
  }
  expect([...tables.keys()]).toEqual(codes.slice(1));
  expect([...notebooks]).toEqual(codes.slice(1).map(code => `${code} 1`));
  expect([...clues]).toEqual([]);
  await forgetTables(codes.slice(2));
  expect([...tables.keys(), ...notebooks]).toEqual(['TABLE0', 'TABLE0 1']);
});
