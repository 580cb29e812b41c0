import type { SeatNumber, Time } from '@/lib/game/seats/seat';
import type { SeatView, TableView } from '@/lib/game/views/views';
import { type CachedTable, openPhone, type PhoneDatabase } from './database';

/**
 * A server's tables as this phone knew them last, with the own clues that were looked at. All of it is a copy:
 * where nothing can be kept, it is simply not there.
 */

/** More are not gone on with; the one heard longest ago makes room, with all that was kept of it. */
const MOST_TABLES = 24;

const STORES = ['tables', 'clues', 'outbox'] as const;

export const readCachedTable = (code: string): Promise<CachedTable | undefined> =>
  ifKept(database => database.get('tables', code));

/**
 * Keeps the table, unless a newer one is kept, and forgets the clues that this phone may no longer show: all of them
 * after the end. They go first, and whether there is room for the rest or not.
 */
export async function cacheTable(view: TableView, lastContactAt: Time): Promise<void> {
  await ifKept(database => forgetOldClues(database, view));
  await ifKept(async database => {
    const writing = database.transaction(STORES, 'readwrite');
    const tables = writing.objectStore('tables');
    if (isOlder(view, await tables.get(view.code))) return;
    tables.put({ code: view.code, view, lastContactAt: lastContactAt });
    const clues = writing.objectStore('clues');
    const oldest = await tables.index('lastContactAt').getAllKeys();
    for (const old of oldest.slice(0, -MOST_TABLES)) {
      tables.delete(old);
      writing.objectStore('outbox').delete(old);
      for (const key of await clues.index('code').getAllKeys(old)) clues.delete(key);
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

/** The seats of the table whose clues are kept. */
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

/** Drops what this phone keeps of a server's tables: how they looked last, and own clues. What waits to be sent stays. */
export async function forgetTables(codes: readonly string[]): Promise<void> {
  try {
    const writing = (await openPhone()).transaction(['tables', 'clues'], 'readwrite');
    const tables = writing.objectStore('tables');
    const clues = writing.objectStore('clues');
    for (const code of codes) {
      const looked = await clues.index('code').getAllKeys(code);
      await Promise.all([tables.delete(code), ...looked.map(key => clues.delete(key))]);
    }
    await writing.done;
  } catch {
    // A phone that keeps nothing has nothing to drop.
  }
}
