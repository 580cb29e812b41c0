import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { type Database, openDatabase } from '../store/openDatabase';
import { createStore } from '../store/store';
import { createHealth } from './health';

let folder: string;
let path: string;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldbook-health-'));
  path = join(folder, 'test.db');
  database = await openDatabase(`file:${path}`);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.db.destroy();
  rmSync(folder, { recursive: true });
});

const healthOf = (of: Database) =>
  createHealth({
    store: createStore(of.db, Date.now),
    isInPlace: () => of.kind === 'postgres' || of.client.isInPlace(),
    receivesNews: () => true,
  });

/** Mocked clock: the result of a failed write stays valid for two seconds. */
let time = 0;
const passTime = (milliseconds: number) => {
  time += milliseconds;
  vi.spyOn(performance, 'now').mockReturnValue(time);
};

test('a working database is healthy, and a write is tried once a minute', async () => {
  for (const each of [database, await openDatabase(inject('postgresUrls').store)]) {
    passTime(0);
    const health = healthOf(each);
    const tried = async () => {
      const { rows } = await sql<{ at: number }>`select tried_at as at from trial`.execute(each.db);
      return rows.map(({ at }) => Number(at));
    };
    expect(await health()).toEqual({ status: 'ok' });
    const first = await tried();
    expect(first).toHaveLength(1);
    await new Promise(resolve => setTimeout(resolve, 5));
    passTime(59_000);
    await health();
    expect(await tried()).toEqual(first);
    passTime(2000);
    await health();
    expect(await tried()).not.toEqual(first);
    if (each !== database) await each.db.destroy();
  }
});

test('a full database accepts no changes until there is room again', async () => {
  passTime(0);
  const health = healthOf(database);
  await sql`pragma max_page_count = 1`.execute(database.db);
  expect(await health()).toEqual({ status: 'degraded', broken: ['changes'] });
  await sql`pragma max_page_count = 1000000`.execute(database.db);
  passTime(2500);
  expect(await health()).toEqual({ status: 'ok' });
});

test('a read-only database accepts no changes, and recovers by itself', async () => {
  passTime(0);
  const health = healthOf(database);
  await sql`pragma query_only = 1`.execute(database.db);
  expect(await health()).toEqual({ status: 'degraded', broken: ['changes'] });
  // The file was reopened and is writable again.
  passTime(2500);
  expect(await health()).toEqual({ status: 'ok' });
});

test('a missing or replaced file is reported', async () => {
  const health = healthOf(database);
  const lost = { status: 'degraded', broken: ['file'] };
  renameSync(path, `${path}-away`);
  expect(await health()).toEqual(lost);
  const other = await openDatabase(`file:${path}`);
  expect(await health()).toEqual(lost);
  await other.db.destroy();
  renameSync(`${path}-away`, path);
  expect(await health()).toEqual({ status: 'ok' });
});

test('the check returns in time even if the database never responds', async () => {
  const store = createStore(database.db, Date.now);
  const never = () => new Promise<void>(() => undefined);
  const health = createHealth({
    store: { ...store, check: never, checkWritable: never },
    isInPlace: () => true,
    receivesNews: () => true,
  });
  expect(await health()).toEqual({ status: 'degraded', broken: ['database', 'changes'] });
});
