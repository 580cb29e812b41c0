import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { deal } from '../game/deal/deal';
import { applyMove } from '../game/moves';
import { ok } from '../result';
import { isUnavailable } from '../table/unavailable';
import { holdLock } from '../testing/holdLock';
import { newGame } from '../testing/newGame';
import { type Database, openDatabase } from './openDatabase';
import { openRateLimiter } from './rateLimiter';
import { openSqliteFile } from './sqliteFile';
import { createStore } from './store';

const ALLOWED = { guess: 1, costly: 1, refused: 2 };

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldbook-locks-'));
  path = join(folder, 'test.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('while another process writes, games can be read and changes wait', async () => {
  const database = await openDatabase(`file:${path}`);
  const store = createStore(database.db, Date.now);
  const counts = await openRateLimiter(database, ALLOWED);
  await store.create(newGame('KRWNQT', deal({ mode: 'normal', players: 3 }, 'locks')));

  const release = await holdLock(path);
  const done: string[] = [];
  const claim = store
    .update('KRWNQT', game => applyMove(game, { kind: 'claim', seat: 1, device: 'a', at: 0 }))
    .finally(() => done.push('claim'));
  const guess = counts.count('guess', 'eve').finally(() => done.push('guess'));
  for (let reads = 0; reads < 20; reads++) {
    expect((await store.load('KRWNQT')).ok).toBe(true);
    expect(await counts.secondsToWait('guess', 'eve')).toBe(0);
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  expect(done).toEqual([]);

  await release();
  expect(await claim).toMatchObject({ ok: true, value: { version: 2 } });
  await guess;
  // Acknowledged changes are in the file, visible to other connections.
  const otherDatabase = await openDatabase(`file:${path}`);
  const otherStore = createStore(otherDatabase.db, Date.now);
  expect(await otherStore.load('KRWNQT')).toEqual(await claim);
  await store.update('KRWNQT', game => ok({ ...game, version: 3 }));
  expect(await otherStore.load('KRWNQT')).toMatchObject(ok({ version: 3 }));
  expect(
    await (await openRateLimiter(otherDatabase, ALLOWED)).secondsToWait('guess', 'eve'),
  ).toBeGreaterThan(0);
  for (const { db } of [database, otherDatabase]) await db.destroy();
});

/** Every change gets a response within this time, however many are waiting. */
const ANSWERED_MILLISECONDS = 5000;

test('while another process locks a game, all its changes are refused in time, and succeed after the unlock', async () => {
  const holders: readonly [string, () => Promise<() => Promise<void>>][] = [
    [`file:${path}`, () => holdLock(path)],
    [inject('postgresUrls').locks, () => holdRow(inject('postgresUrls').locks)],
  ];
  await Promise.all(
    holders.map(async ([url, hold]) => {
      const database = await openDatabase(url);
      const store = createStore(database.db, Date.now);
      await store.create(newGame('KRWNQT', deal({ mode: 'normal', players: 4 }, 'held')));
      const claim = (seat: 1 | 2 | 3 | 4) =>
        store.update('KRWNQT', game =>
          applyMove(game, { kind: 'claim', seat, device: `${seat}`, at: 0 }),
        );
      const release = await hold();
      const answers = ([1, 2, 3, 4] as const).map(async seat => {
        const start = performance.now();
        const failure = await claim(seat).catch((error: unknown) => error);
        return { failure, took: performance.now() - start };
      });
      for (const { failure, took } of await Promise.all(answers)) {
        expect(isUnavailable(failure), url).toBe(true);
        expect(took, url).toBeLessThan(ANSWERED_MILLISECONDS);
      }
      await release();
      // None of the refused changes is applied later.
      expect(await claim(1)).toMatchObject({ ok: true, value: { version: 2 } });
      await database.db.destroy();
    }),
  );
});

/** Locks a game's row from another connection. */
async function holdRow(url: string): Promise<() => Promise<void>> {
  const { db }: Database = await openDatabase(url);
  const held = await db.startTransaction().execute();
  await sql`select code from games where code = 'KRWNQT' for update`.execute(held);
  return async () => {
    await held.rollback().execute();
    await db.destroy();
  };
}

test('opening a file waits until another process has finished writing', async () => {
  await (await openDatabase(`file:${path}`)).db.destroy();
  const release = await holdLock(path);
  const opening = openDatabase(`file:${path}`).then(async database => {
    await openRateLimiter(database, ALLOWED);
    return database;
  });
  await new Promise(resolve => setTimeout(resolve, 100));
  await release();
  await (await opening).db.destroy();
});

test('after a statement that failed at a lock, later writes are stored, and no lock is left', () => {
  const [one, other] = [openSqliteFile(path), openSqliteFile(path)];
  one.prepare('create table notes (what text)').run();
  const insert = one.prepare("insert into notes values ('late') returning what");

  other.prepare('begin').run();
  for (const execute of [() => insert.run(), () => insert.get(), () => insert.all([])]) {
    expect(execute).toThrow('locked');
  }
  other.prepare('rollback').run();

  one.prepare("insert into notes values ('acknowledged')").run();
  expect(other.prepare('select what from notes').all([])).toMatchObject([{ what: 'acknowledged' }]);
  other.prepare("insert into notes values ('as well')").run();
  expect(insert.get()).toMatchObject({ what: 'late' });
  for (const file of [one, other]) file.close();
});
