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
type WriteTransaction = IDBPTransaction<PhoneSchema, typeof STORES, 'readwrite'>;

/** The cached table; a view that an older Fieldbook cached may have no `events`. */
export async function readCachedTable(code: string): Promise<CachedTable | undefined> {
  const cached = await withCache(database => database.get('tables', code));
  return cached && { ...cached, view: { ...cached.view, events: cached.view.events ?? [] } };
}

/**
 * Caches the table unless the cache has a newer version from a later contact. Deletes clues that this phone may no
 * longer show: those of seats that it lost and of earlier deals, and all of them after the end. Notes of earlier deals
 * are deleted, too. The deletion has its own transaction, so it succeeds on a full phone.
 */
export async function cacheTable(view: TableView, lastContactAt: Time): Promise<void> {
  await withCache(database => deleteOutdated(database, view, lastContactAt));
  await withCache(async database => {
    const transaction = database.transaction(STORES, 'readwrite');
    const tables = transaction.objectStore('tables');
    if (isOlder(view, lastContactAt, await tables.get(view.code))) return;
    tables.put({ code: view.code, view, lastContactAt });
    const oldestFirst = await tables.index('lastContactAt').getAllKeys();
    for (const old of oldestFirst.slice(0, -MAX_TABLES)) {
      await deleteCachedTable(transaction, old);
    }
    await transaction.done;
  });
}

async function deleteOutdated(
  database: PhoneDatabase,
  view: TableView,
  contactAt: Time,
): Promise<void> {
  const { code, phase, you, dealNumber } = view;
  const transaction = database.transaction(['tables', 'clues', 'notebooks'], 'readwrite');
  if (isOlder(view, contactAt, await transaction.objectStore('tables').get(code))) return;
  const clues = transaction.objectStore('clues');
  for (const key of await clues.index('code').getAllKeys(code)) {
    const [, seat, keyDealNumber] = key;
    if (phase === 'ended' || !you.includes(seat) || keyDealNumber !== dealNumber) clues.delete(key);
  }
  const notebooks = transaction.objectStore('notebooks');
  for (const key of await notebooks.index('code').getAllKeys(code)) {
    if (key[2] !== dealNumber) notebooks.delete(key);
  }
  await transaction.done;
}

/** An older version from a later contact is not outdated: the server was restored from a backup. */
const isOlder = (
  { version }: TableView,
  contactAt: Time,
  cached: CachedTable | undefined,
): boolean =>
  cached !== undefined && version < cached.view.version && contactAt <= cached.lastContactAt;

export const cacheClue = (code: string, clue: SeatView): Promise<unknown> =>
  withCache(database =>
    database.put('clues', { code, seat: clue.seat, dealNumber: clue.dealNumber, clue }),
  );

export const readCachedClue = async (
  code: string,
  { seat, dealNumber }: SeatOfDeal,
): Promise<SeatView | undefined> =>
  (await withCache(database => database.get('clues', [code, seat, dealNumber])))?.clue;

/** The seats of the table whose clues are cached, each with its deal. */
export const seatsWithCachedClue = async (code: string): Promise<readonly SeatOfDeal[]> =>
  ((await withCache(database => database.getAllKeysFromIndex('clues', 'code', code))) ?? []).map(
    ([, seat, dealNumber]) => ({ seat, dealNumber }),
  );

export const deleteCachedClues = (): Promise<unknown> =>
  withCache(database => database.clear('clues'));

const withCache = <T>(use: (database: PhoneDatabase) => Promise<T>): Promise<T | undefined> =>
  withPhone(use).catch(() => undefined);

/** Deletes the cached views, clues, notebooks and refused changes of these tables, but not unsent changes. */
export async function deleteCachedTables(codes: readonly string[]): Promise<void> {
  await withCache(async database => {
    const transaction = database.transaction(STORES, 'readwrite');
    for (const code of codes) await deleteCachedTable(transaction, code);
    await transaction.done;
  });
}

async function deleteCachedTable(transaction: WriteTransaction, code: string): Promise<void> {
  transaction.objectStore('tables').delete(code);
  for (const name of ['clues', 'notebooks'] as const) {
    const store = transaction.objectStore(name);
    for (const key of await store.index('code').getAllKeys(code)) store.delete(key);
  }
  const outbox = transaction.objectStore('outbox');
  for (const { change } of await outbox.index('order').getAll(outboxOf(code)))
    if (change.refused) outbox.delete(change.id);
}
