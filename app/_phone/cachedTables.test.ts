import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { BLANK_NOTEBOOK } from '@/app/_notebook/phoneCopy';
import { createChange } from '@/app/_state/changes';
import { playingView } from '@/app/_state/testing/playingView';
import { deal } from '@/lib/game/deal/deal';
import type { SeatView, TableView } from '@/lib/game/views/views';
import { newGame } from '@/lib/testing/newGame';
import {
  cacheClue,
  cacheTable,
  deleteCachedTables,
  readCachedClue,
  readCachedTable,
  seatsWithCachedClue,
} from './cachedTables';
import { withPhone } from './database';
import { changeOutbox, readOutbox } from './outbox';

const CODE = 'KRWNQT';
const CLUE = { seat: 1, dealNumber: 1, clue: { id: 'on-water-or-forest' } } as SeatView;
const game = newGame(CODE, deal({ mode: 'normal', players: 3 }, 'the table'));
const viewOf = (version: number, fields: Partial<TableView> = {}): TableView => ({
  ...playingView({ ...game, version }),
  ...fields,
});
const codesIn = async (store: 'tables' | 'notebooks') =>
  (await withPhone(database => database.getAll(store))).map(({ code }) => code);
const storeNotes = (code: string, dealNumber = 1) =>
  withPhone(database =>
    database.put('notebooks', { ...BLANK_NOTEBOOK, code, seat: 1, dealNumber, text: 'notes' }),
  );

beforeEach(async () => {
  vi.restoreAllMocks();
  await withPhone(async database => {
    for (const store of ['tables', 'clues', 'notebooks', 'outbox'] as const)
      await database.clear(store);
  });
  await cacheClue(CODE, CLUE);
});

test('an older view from an earlier contact neither replaces a newer one nor deletes a clue', async () => {
  await cacheTable(viewOf(20, { you: [1] }), 5);
  await cacheTable(viewOf(2), 4);
  expect(await readCachedTable(CODE)).toMatchObject({ view: { version: 20 }, lastContactAt: 5 });
  expect(await seatsWithCachedClue(CODE)).toEqual([{ seat: 1, dealNumber: 1 }]);
});

test('clues and notes belong to one deal, and are deleted when the table shows another', async () => {
  await storeNotes(CODE);
  await cacheTable(viewOf(20, { you: [1] }), 5);
  expect(await readCachedClue(CODE, { seat: 1, dealNumber: 1 })).toEqual(CLUE);
  expect(await readCachedClue(CODE, { seat: 1, dealNumber: 2 })).toBeUndefined();
  await storeNotes(CODE, 2);
  await cacheTable(viewOf(21, { you: [1], dealNumber: 2 }), 6);
  expect(await seatsWithCachedClue(CODE)).toEqual([]);
  expect(await withPhone(database => database.getAllKeys('notebooks'))).toEqual([[CODE, 1, 2]]);
});

test('an older view from a later contact is cached: the server was restored from a backup', async () => {
  await cacheTable(viewOf(20, { you: [1] }), 5);
  await cacheTable(viewOf(15, { you: [1] }), 6);
  expect(await readCachedTable(CODE)).toMatchObject({ view: { version: 15 } });
});

test('a newer view is cached even if the clock was set back', async () => {
  await cacheTable(viewOf(20, { you: [1] }), 5);
  await cacheTable(viewOf(21, { you: [1] }), 4);
  expect(await readCachedTable(CODE)).toMatchObject({ view: { version: 21 } });
});

test('a clue that may no longer be shown is deleted even if the table does not fit into storage', async () => {
  await cacheTable(viewOf(20, { you: [1] }), 5);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await cacheTable(viewOf(21, { you: [1], phase: 'ended' }), 6);
  expect(await seatsWithCachedClue(CODE)).toEqual([]);
  expect(await readCachedTable(CODE)).toMatchObject({ view: { version: 20 } });
});

test('the table with the oldest contact is evicted with its clues and notes; tables can be deleted', async () => {
  const codes = [CODE, ...Array.from({ length: 24 }, (_, index) => `TABLE${10 + index}`)];
  for (const code of codes) {
    await storeNotes(code);
    await cacheTable(viewOf(1, { code, you: [1] }), 5);
  }
  for (const store of ['tables', 'notebooks'] as const)
    expect(await codesIn(store)).toEqual(codes.slice(1));
  expect(await seatsWithCachedClue(CODE)).toEqual([]);
  await deleteCachedTables(codes.slice(2));
  for (const store of ['tables', 'notebooks'] as const)
    expect(await codesIn(store)).toEqual(['TABLE10']);
});

test('unsent changes stay when their table is deleted, and refused ones are deleted', async () => {
  const skip = () =>
    createChange({ type: 'record', seat: 1, dealNumber: 1, request: { type: 'skip' } });
  const [unsent, refused] = [skip(), { ...skip(), refused: { code: 'game-ended' } }];
  await changeOutbox(CODE, () => [unsent, refused]);
  for (let index = 0; index < 25; index++)
    await cacheTable(viewOf(1, { code: `TABLE${10 + index}` }), 6 + index);
  await deleteCachedTables([CODE]);
  expect((await readOutbox(CODE)).changes).toEqual([unsent]);
});

test('a view cached by an older Fieldbook is read as one without news', async () => {
  const { events: _, ...old } = viewOf(20);
  await cacheTable(old as TableView, 5);
  expect((await readCachedTable(CODE))?.view.events).toEqual([]);
});
