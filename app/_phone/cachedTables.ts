import type { IDBPTransaction } from 'idb';
import type { SeatOfDeal } from '@/app/_state/tableClient';
import type { Time } from '@/lib/game/seats/seat';
import type { SeatView, TableView } from '@/lib/game/views/views';
import {
  type CachedTable,
  outboxOf,
  type PhoneDatabase,
  type PhoneSchema,
  withPhone,
} from './database';

/**
 * The cache of server tables and viewed own clues on this phone. It holds only copies: without storage, reads return
 * `undefined` and writes do nothing.
 */

/** The cache's limit; evicts the table with the oldest contact, along with its clues, notebooks and refused changes. */
const MAX_TABLES = 24;

const STORES = ['tables', 'clues', 'notebooks', 'outbox'] as const;
type Writing = IDBPTransaction<PhoneSchema, typeof STORES, 'readwrite'>;

export const readCachedTable = (code: string): Promise<CachedTable | undefined> =>
  ifCached(database => database.get('tables', code));

/**
 * Caches the table unless a newer version was heard of later, and deletes clues that this phone may no longer show: those of
 * seats that it lost and of earlier deals, and all of them after the end. Notes of earlier deals go, too. The deletion has
 * its own transaction, so it succeeds on a full phone.
 */
export async function cacheTable(view: TableView, lastContactAt: Time): Promise<void> {
  await ifCached(database => evictOldest(database, view, lastContactAt));
  await ifCached(async database => {
    const writing = database.transaction(STORES, 'readwrite');
    const tables = writing.objectStore('tables');
    if (isOlder(view, lastContactAt, await tables.get(view.code))) return;
    tables.put({ code: view.code, view, lastContactAt });
    const oldest = await tables.index('lastContactAt').getAllKeys();
    for (const old of oldest.slice(0, -MAX_TABLES)) {
      await deleteCachedTable(writing, old);
    }
    await writing.done;
  });
}

async function evictOldest(
  database: PhoneDatabase,
  view: TableView,
  contactAt: Time,
): Promise<void> {
  const { code, phase, you, dealNumber } = view;
  const writing = database.transaction(['tables', 'clues', 'notebooks'], 'readwrite');
  if (isOlder(view, contactAt, await writing.objectStore('tables').get(code))) return;
  const clues = writing.objectStore('clues');
  for (const key of await clues.index('code').getAllKeys(code)) {
    const [, seat, of] = key;
    if (phase === 'ended' || !you.includes(seat) || of !== dealNumber) clues.delete(key);
  }
  const notebooks = writing.objectStore('notebooks');
  for (const key of await notebooks.index('code').getAllKeys(code)) {
    if (key[2] !== dealNumber) notebooks.delete(key);
  }
  await writing.done;
}

/** A server that was restored from a backup has an older version, which was then heard later. */
const isOlder = ({ version }: TableView, contactAt: Time, kept: CachedTable | undefined): boolean =>
  kept !== undefined && version < kept.view.version && contactAt <= kept.lastContactAt;

export const cacheClue = (code: string, clue: SeatView): Promise<unknown> =>
  ifCached(database =>
    database.put('clues', { code, seat: clue.seat, dealNumber: clue.dealNumber, clue }),
  );

export const readCachedClue = async (
  code: string,
  { seat, dealNumber }: SeatOfDeal,
): Promise<SeatView | undefined> =>
  (await ifCached(database => database.get('clues', [code, seat, dealNumber])))?.clue;

/** The seats of the table whose clues are cached, each with its deal. */
export const seatsWithCachedClue = async (code: string): Promise<readonly SeatOfDeal[]> =>
  ((await ifCached(database => database.getAllKeysFromIndex('clues', 'code', code))) ?? []).map(
    ([, seat, dealNumber]) => ({ seat, dealNumber }),
  );

export const deleteCachedClues = (): Promise<unknown> =>
  ifCached(database => database.clear('clues'));

const ifCached = <T>(use: (database: PhoneDatabase) => Promise<T>): Promise<T | undefined> =>
  withPhone(use).catch(() => undefined);

/** Deletes the cached views, clues, notebooks and refused changes of these tables; what is to be sent stays. */
export async function deleteCachedTables(codes: readonly string[]): Promise<void> {
  await ifCached(async database => {
    const writing = database.transaction(STORES, 'readwrite');
    for (const code of codes) await deleteCachedTable(writing, code);
    await writing.done;
  });
}

async function deleteCachedTable(writing: Writing, code: string): Promise<void> {
  writing.objectStore('tables').delete(code);
  for (const name of ['clues', 'notebooks'] as const) {
    const store = writing.objectStore(name);
    for (const key of await store.index('code').getAllKeys(code)) store.delete(key);
  }
  const outbox = writing.objectStore('outbox');
  for (const { change } of await outbox.index('order').getAll(outboxOf(code)))
    if (change.refused) outbox.delete(change.id);
}
