import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
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
import { openPhone } from './database';
import { changeOutbox, readOutbox } from './outbox';

const CODE = 'KRWNQT';
const CLUE = { seat: 1, dealNumber: 1, clue: { id: 'on-water-or-forest' } } as SeatView;
const game = newGame(CODE, deal({ mode: 'normal', players: 3 }, 'the table'));
const viewOf = (version: number, made: Partial<TableView> = {}): TableView => ({
  ...playingView({ ...game, version }),
  ...made,
});
const codesIn = async (store: 'tables' | 'notebooks') =>
  (await (await openPhone()).getAll(store)).map(({ code }) => code);
const keepNotes = async (code: string, dealNumber = 1) =>
  (await openPhone()).put('notebooks', {
    ...{
      code,
      seat: 1,
      dealNumber,
      text: 'notes',
      isWithSeat: false,
      base: { text: null, tag: '' },
    },
    ...{ sent: [], others: [] },
  });

beforeEach(async () => {
  vi.restoreAllMocks();
  const database = await openPhone();
  for (const store of ['tables', 'clues', 'notebooks', 'outbox'] as const)
    await database.clear(store);
  await cacheClue(CODE, CLUE);
});

test('an older view that was heard before replaces no newer one, and takes no clue away', async () => {
  await cacheTable(viewOf(20, { you: [1] }), 5);
  await cacheTable(viewOf(2), 4);
  expect(await readCachedTable(CODE)).toMatchObject({ view: { version: 20 }, lastContactAt: 5 });
  expect(await seatsWithCachedClue(CODE)).toEqual([{ seat: 1, dealNumber: 1 }]);
});

test('clues and notes belong to one deal, and go when the table shows another', async () => {
  await keepNotes(CODE);
  await cacheTable(viewOf(20, { you: [1] }), 5);
  expect(await readCachedClue(CODE, { seat: 1, dealNumber: 1 })).toEqual(CLUE);
  expect(await readCachedClue(CODE, { seat: 1, dealNumber: 2 })).toBeUndefined();
  await keepNotes(CODE, 2);
  await cacheTable(viewOf(21, { you: [1], dealNumber: 2 }), 6);
  expect(await seatsWithCachedClue(CODE)).toEqual([]);
  expect(await (await openPhone()).getAllKeys('notebooks')).toEqual([[CODE, 1, 2]]);
});

test('of a server that was restored from a backup, what it says now is kept', async () => {
  await cacheTable(viewOf(20, { you: [1] }), 5);
  await cacheTable(viewOf(15, { you: [1] }), 6);
  expect(await readCachedTable(CODE)).toMatchObject({ view: { version: 15 } });
});

test('a newer view is kept though the clock was set back', async () => {
  await cacheTable(viewOf(20, { you: [1] }), 5);
  await cacheTable(viewOf(21, { you: [1] }), 4);
  expect(await readCachedTable(CODE)).toMatchObject({ view: { version: 21 } });
});

test('a clue that may not be shown any more goes, whether there is room for the table or not', async () => {
  await cacheTable(viewOf(20, { you: [1] }), 5);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await cacheTable(viewOf(21, { you: [1], phase: 'ended' }), 6);
  expect(await seatsWithCachedClue(CODE)).toEqual([]);
  expect(await readCachedTable(CODE)).toMatchObject({ view: { version: 20 } });
});

test('of many tables the first is forgotten with its clue and notes, and one is forgotten by choice', async () => {
  const codes = [CODE, ...Array.from({ length: 24 }, (_, index) => `TABLE${10 + index}`)];
  for (const code of codes) {
    await keepNotes(code);
    await cacheTable(viewOf(1, { code, you: [1] }), 5);
  }
  for (const store of ['tables', 'notebooks'] as const)
    expect(await codesIn(store)).toEqual(codes.slice(1));
  expect(await seatsWithCachedClue(CODE)).toEqual([]);
  await deleteCachedTables(codes.slice(2));
  for (const store of ['tables', 'notebooks'] as const)
    expect(await codesIn(store)).toEqual(['TABLE10']);
});

test('what waits to be sent stays when its table is forgotten, and what was refused goes', async () => {
  const skip = () =>
    createChange({ type: 'record', seat: 1, dealNumber: 1, request: { type: 'skip' } });
  const [waiting, refused] = [skip(), { ...skip(), refused: { code: 'game-ended' } }];
  await changeOutbox(CODE, () => [waiting, refused]);
  for (let index = 0; index < 25; index++)
    await cacheTable(viewOf(1, { code: `TABLE${10 + index}` }), 6 + index);
  await deleteCachedTables([CODE]);
  expect((await readOutbox(CODE)).changes).toEqual([waiting]);
});
