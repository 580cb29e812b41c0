import type { IDBPTransaction } from 'idb';
import type { SeatNumber, Time } from '@/lib/game/seats/seat';
import type { SeatView, TableView } from '@/lib/game/views/views';
import { type CachedTable, openPhone, type PhoneDatabase, type PhoneSchema } from './database';

/**
 * The cache of server tables and viewed own clues on this phone. It holds only copies: without storage, reads return
 * `undefined` and writes do nothing.
 */

/** The cache's limit; evicts the table with the oldest contact, along with its clues, notebooks and outbox. */
const MOST_TABLES = 24;

const STORES = ['tables', 'clues', 'notebooks', 'outbox'] as const;
type Writing = IDBPTransaction<PhoneSchema, typeof STORES, 'readwrite'>;

export const readCachedTable = (code: string): Promise<CachedTable | undefined> =>
  ifKept(database => database.get('tables', code));

/**
 * Caches the table unless a newer version is cached, and deletes clues that this phone may no longer show: those of
 * seats that it lost, and all of them after the end. The deletion has its own transaction, so it succeeds on a full
 * phone.
 */
export async function cacheTable(view: TableView, lastContactAt: Time): Promise<void> {
  await ifKept(database => forgetOldClues(database, view));
  await ifKept(async database => {
    const writing = database.transaction(STORES, 'readwrite');
    const tables = writing.objectStore('tables');
    if (isOlder(view, await tables.get(view.code))) return;
    tables.put({ code: view.code, view, lastContactAt: lastContactAt });
    const oldest = await tables.index('lastContactAt').getAllKeys();
    for (const old of oldest.slice(0, -MOST_TABLES)) {
      writing.objectStore('outbox').delete(old);
      await forgetTable(writing, old);
    }
    await writing.done;
  });
}

async function forgetOldClues(database: PhoneDatabase, view: TableView): Promise<void> {
  const { code, phase, you } = view;
  const writing = database.transaction(['tables', 'clues'], 'readwrite');
  if (isOlder(view, await writing.objectStore('tables').get(code))) return;
  const clues = writing.objectStore('clues');
  for (const [, seat] of await clues.index('code').getAllKeys(code)) {
    if (phase === 'ended' || !you.includes(seat)) clues.delete([code, seat]);
  }
  await writing.done;
}

const isOlder = ({ version }: TableView, kept: CachedTable | undefined): boolean =>
  kept !== undefined && version < kept.view.version;

export const keepClue = (code: string, seat: SeatNumber, clue: SeatView): Promise<unknown> =>
  ifKept(database => database.put('clues', { code, seat, clue }));

export const readClue = async (code: string, seat: SeatNumber): Promise<SeatView | undefined> =>
  (await ifKept(database => database.get('clues', [code, seat])))?.clue;

/** The seats of the table whose clues are cached. */
export const seatsWithClue = async (code: string): Promise<readonly SeatNumber[]> =>
  ((await ifKept(database => database.getAllKeysFromIndex('clues', 'code', code))) ?? []).map(
    ([, seat]) => seat,
  );

export const forgetClues = (): Promise<unknown> => ifKept(database => database.clear('clues'));

async function ifKept<T>(use: (database: PhoneDatabase) => Promise<T>): Promise<T | undefined> {
  try {
    return await use(await openPhone());
  } catch {
    return undefined;
  }
}

/** Deletes the cached views, clues and notebooks of these tables, but not their outboxes. */
export async function forgetTables(codes: readonly string[]): Promise<void> {
  try {
    const writing = (await openPhone()).transaction(STORES, 'readwrite');
    for (const code of codes) await forgetTable(writing, code);
    await writing.done;
  } catch {
    // A phone without storage has none to delete.
  }
}

async function forgetTable(writing: Writing, code: string): Promise<void> {
  writing.objectStore('tables').delete(code);
  for (const name of ['clues', 'notebooks'] as const) {
    const store = writing.objectStore(name);
    for (const key of await store.index('code').getAllKeys(code)) store.delete(key);
  }
}
