import { sql } from 'kysely';
import { afterAll, beforeAll, expect, type onTestFinished, test, vi } from 'vitest';
import { deal } from '../game/deal/deal';
import { applyMove } from '../game/moves';
import { type Live, openLive } from '../server/live';
import { isUnavailable } from '../table/unavailable';
import { newGame } from '../testing/newGame';
import { type StallingProxy, startStallingProxy } from '../testing/stallingProxy';
import { type PostgresServer, startPostgres } from '../testing/startPostgres';
import { type Database, openDatabase } from './openDatabase';
import { openRateLimiter, type RateLimiter } from './rateLimiter';
import { createStore, type Store } from './store';

/** Promised recovery time after any connection loss. */
const RECOVERED = { timeout: 10_000, interval: 100 };

interface Side {
  readonly database: Database;
  readonly store: Store;
  readonly live: Live;
  readonly counts: RateLimiter;
}

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

type Finished = typeof onTestFinished;

async function proxyTo(url: string, onTestFinished: Finished): Promise<StallingProxy> {
  const proxy = await startStallingProxy(url);
  onTestFinished(proxy.close);
  return proxy;
}

async function open(url: string, onTestFinished: Finished): Promise<Side> {
  const database = await openDatabase(url);
  const store = createStore(database.db, Date.now);
  const live = await openLive(database, store);
  const counts = await openRateLimiter(database, { guess: 3, costly: 3, refused: 2 });
  onTestFinished(async () => {
    await live.close();
    if (database.kind === 'postgres') database.client.destroyConnections();
    await store.close();
  });
  await store.create(newGame('KRWNQT', deal({ mode: 'normal', players: 3 }, 'silence')));
  // Opens several connections, which become idle.
  await Promise.all(Array.from({ length: 8 }, () => store.load('KRWNQT')));
  return { database, store, live, counts };
}

/** Uses every database feature that a server uses. */
async function everythingWorks({ store, live, counts }: Side): Promise<void> {
  const onNews = vi.fn();
  const stop = live.subscribe('KRWNQT', onNews);
  try {
    const claimed = await store.update('KRWNQT', game =>
      applyMove(game, { kind: 'claim', seat: 1, device: 'a', at: 0, name: `${Math.random()}` }),
    );
    expect(claimed.ok).toBe(true);
    await counts.count('guess', 'eve');
    await live.publish('KRWNQT', 77);
    await vi.waitFor(() => expect(onNews).toHaveBeenCalledWith(77), { timeout: 1000 });
  } finally {
    stop();
  }
}

// Concurrent, since each test mostly waits for timeouts.
test.concurrent('connections that stop responding without being closed are replaced', async ({
  onTestFinished,
}) => {
  const proxy = await proxyTo(await server.createDatabase(), onTestFinished);
  const side = await open(proxy.url, onTestFinished);
  proxy.stall();
  await vi.waitFor(() => everythingWorks(side), RECOVERED);
});

test.concurrent('requests without a response fail in time, and later everything works again', async ({
  onTestFinished,
}) => {
  const proxy = await proxyTo(await server.createDatabase(), onTestFinished);
  const side = await open(proxy.url, onTestFinished);
  proxy.stall();
  proxy.isStalled = true;
  const requests = [side.store.load('KRWNQT'), side.live.publish('KRWNQT', 1), side.store.check()];
  const results = await Promise.allSettled(requests);
  for (const result of results)
    expect(result.status === 'rejected' && isUnavailable(result.reason)).toBe(true);
  await expect(openDatabase(proxy.url)).rejects.toSatisfy(isUnavailable);
  proxy.isStalled = false;
  await vi.waitFor(() => everythingWorks(side), RECOVERED);
});

test.concurrent('requests fail only while the server is halted', async ({ onTestFinished }) => {
  // A separate server, so that halting it does not affect the other tests.
  const halted = await startPostgres();
  onTestFinished(halted.stop);
  const side = await open(await halted.createDatabase(), onTestFinished);
  halted.halt();
  await expect(side.store.load('KRWNQT')).rejects.toSatisfy(isUnavailable);
  await expect(side.store.load('KRWNQT')).rejects.toSatisfy(isUnavailable);
  halted.resume();
  await vi.waitFor(() => everythingWorks(side), RECOVERED);
});

test.concurrent('killed connections are replaced', async ({ onTestFinished }) => {
  const url = await server.createDatabase();
  const [side, other] = [await open(url, onTestFinished), await open(url, onTestFinished)];
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  `.execute(other.database.db);
  expect(rows.length).toBeGreaterThan(2);
  await vi.waitFor(() => everythingWorks(side), RECOVERED);
});
