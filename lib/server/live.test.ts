import pg from 'pg';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { deal } from '../game/deal/deal';
import { openDatabase } from '../store/openDatabase';
import { createStore, type Store } from '../store/store';
import { newGame } from '../testing/newGame';
import { startStallingProxy } from '../testing/stallingProxy';
import { createHealth } from './health';
import { type Live, openLive } from './live';
import { log } from './log';

const opened: { live: Live; store: Store }[] = [];

afterEach(async () => {
  for (const { live, store } of opened.splice(0)) {
    await live.close();
    await store.close();
  }
});

async function open(url: string): Promise<{ live: Live; store: Store }> {
  const database = await openDatabase(url);
  const store = createStore(database.db, Date.now);
  const server = { live: await openLive(database, store), store };
  opened.push(server);
  return server;
}

const BACKENDS: Readonly<Record<string, () => string>> = {
  SQLite: () => ':memory:',
  PostgreSQL: () => inject('postgresUrls').live,
};

describe.each(Object.entries(BACKENDS))('on %s', (_, url) => {
  test('every listener of a game receives its news, and no other’s', async () => {
    const { live } = await open(url());
    const [one, two, other] = [vi.fn(), vi.fn(), vi.fn()];
    live.subscribe('KRWNQT', one);
    live.subscribe('KRWNQT', two);
    live.subscribe('BDGHJK', other);
    await live.publish('KRWNQT', 9);
    await vi.waitFor(() => expect(two).toHaveBeenCalledWith(9));
    expect(one).toHaveBeenCalledExactlyOnceWith(9);
    expect(other).not.toHaveBeenCalled();
  });

  test('an unsubscribed listener receives nothing, and the others still do', async () => {
    const { live } = await open(url());
    const [stopped, rest] = [vi.fn(), vi.fn()];
    const stop = live.subscribe('KRWNQT', stopped);
    live.subscribe('KRWNQT', rest);
    stop();
    stop();
    await live.publish('KRWNQT', 2);
    await vi.waitFor(() => expect(rest).toHaveBeenCalledWith(2));
    expect(stopped).not.toHaveBeenCalled();
  });
});

describe('several servers on one PostgreSQL', () => {
  const url = () => inject('postgresUrls').live;

  test('notify each other', async () => {
    const [one, other] = [await open(url()), await open(url())];
    const onNews = vi.fn();
    other.live.subscribe('KRWNQT', onNews);
    await one.live.publish('KRWNQT', 7);
    await vi.waitFor(() => expect(onNews).toHaveBeenCalledExactlyOnceWith(7));
  });

  test('after a lost connection, notify every listener once of the stored version', async () => {
    const { live, store } = await open(url());
    const game = newGame('RECONN', deal({ mode: 'normal', players: 3 }, 'live'));
    await store.create({ ...game, version: 41 });
    const onNews = vi.fn();
    live.subscribe('RECONN', onNews);

    await killListeners(url());
    await vi.waitFor(() => expect(onNews).toHaveBeenCalledExactlyOnceWith(41), { timeout: 10_000 });
    await live.publish('RECONN', 42);
    await vi.waitFor(() => expect(onNews).toHaveBeenLastCalledWith(42));
  });
});

test('a server behind a pooler that swallows notifications reports that, until one arrives', async ({
  onTestFinished,
}) => {
  const pooler = await startStallingProxy(inject('postgresUrls').live);
  onTestFinished(pooler.close);
  pooler.isPooling = true;
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const { live, store } = await open(pooler.url);
  const health = createHealth({ store, isInPlace: () => true, receivesNews: live.receives });
  const says = (expected: object) =>
    vi.waitFor(async () => expect(await health()).toEqual(expected), { timeout: 10_000 });
  expect(await health()).toEqual({ status: 'ok' });
  await says({ status: 'degraded', broken: ['news'] });

  pooler.isPooling = false;
  await says({ status: 'ok' });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('session mode'));
  const onNews = vi.fn();
  live.subscribe('KRWNQT', onNews);
  await live.publish('KRWNQT', 7);
  await vi.waitFor(() => expect(onNews).toHaveBeenCalledExactlyOnceWith(7));
});

/** Terminates the listening connections, as a database restart would. */
async function killListeners(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen %'`,
  );
  await client.end();
  expect(rowCount).toBe(1);
}
