import { expect, test, vi } from 'vitest';
import { deal } from '../game/deal/deal';
import { isUnavailable, Unavailable } from '../table/unavailable';
import { newGame } from '../testing/newGame';
import { openDatabase } from './openDatabase';
import { queryDatabase } from './queryDatabase';
import { openRateLimiter } from './rateLimiter';
import { createStore } from './store';

const failureOf = (result: Promise<unknown>): Promise<unknown> =>
  result.then(
    () => undefined,
    (error: unknown) => error,
  );

test('every query of a closed database fails as unavailable, with the cause', async () => {
  const database = await openDatabase(':memory:');
  const store = createStore(database.db, Date.now);
  const counts = await openRateLimiter(database, { guess: 3, costly: 3, refused: 2 });
  await database.db.destroy();

  const queries: Readonly<Record<string, Promise<unknown>>> = {
    load: store.load('KRWNQT'),
    versions: store.versions(['KRWNQT']),
    presence: store.presence('KRWNQT'),
    recordPresence: store.recordPresence([{ code: 'KRWNQT', device: 'a' }], 1),
    prune: store.prune(0),
    check: store.check(),
    count: counts.count('guess', 'eve'),
    secondsToWait: counts.secondsToWait('guess', 'eve'),
    removeOld: counts.removeOld(),
  };
  for (const [name, result] of Object.entries(queries)) {
    const failure = await failureOf(result);
    expect(isUnavailable(failure), name).toBe(true);
    expect(failure, name).toHaveProperty('cause', expect.any(Error));
  }
});

test('a database that cannot be opened is unavailable', async () => {
  const nowhere = ['file:/dev/null/test.db', 'postgres://test@127.0.0.1:1/none'];
  for (const url of nowhere) expect(isUnavailable(await failureOf(openDatabase(url)))).toBe(true);
});

test('an error of our own is not reported as unavailable', async () => {
  const { db } = await openDatabase(':memory:');
  const fault = new TypeError('ours');
  const change = () => {
    throw fault;
  };
  const store = createStore(db, Date.now);
  await store.create(newGame('KRWNQT', deal({ mode: 'normal', players: 4 }, 'ours')));
  expect(await failureOf(store.update('KRWNQT', change))).toBe(fault);
  expect(isUnavailable(fault)).toBe(false);
  await db.destroy();
});

test('`Unavailable` is recognized from another copy of its module, and wrapped only once', async () => {
  vi.resetModules();
  const copy = await import('../table/unavailable');
  expect(copy.Unavailable).not.toBe(Unavailable);
  const foreign = new copy.Unavailable('away');
  expect(isUnavailable(foreign)).toBe(true);
  expect(await failureOf(queryDatabase(() => Promise.reject(foreign)))).toBe(foreign);
  for (const other of [undefined, null, 'Unavailable', new Error('Unavailable'), {}])
    expect(isUnavailable(other)).toBe(false);
});
