import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../store/openDatabase';
import { isTimeout, openConnection } from '../store/postgresPool';
import { queryDatabase } from '../store/queryDatabase';
import type { Store } from '../store/store';

/**
 * Who is told that a game changed. News is a game's code and version, never content, so it
 * cannot leak. One server tells its own listeners; several hear each other through PostgreSQL's
 * LISTEN and NOTIFY. However many listeners a game has, its news is heard once and fanned out.
 */
export interface Live {
  /** Calls `onNews` with a game's version whenever there is news of it, until it is stopped. */
  subscribe(code: string, onNews: (version: number) => void): () => void;
  /** Tells all listeners of a game, on every server. Throws `Unavailable` where that fails. */
  publish(code: string, version: number): Promise<void>;
  close(): Promise<void>;
}

export const openLive = (database: Database, store: Store): Promise<Live> =>
  database.kind === 'postgres'
    ? queryDatabase(() => openRemote(database, store))
    : Promise.resolve(openLocal());

type OnNews = (version: number) => void;

/** Listeners of this process. */
function createFanOut() {
  const listeners = new Map<string, Set<OnNews>>();
  return {
    codes: () => [...listeners.keys()],
    subscribe(code: string, onNews: OnNews): () => void {
      const ofGame = listeners.get(code) ?? new Set();
      listeners.set(code, ofGame.add(onNews));
      return () => {
        ofGame.delete(onNews);
        if (ofGame.size === 0 && listeners.get(code) === ofGame) listeners.delete(code);
      };
    },
    publish(code: string, version: number): void {
      for (const onNews of listeners.get(code) ?? []) onNews(version);
    },
  };
}

function openLocal(): Live {
  const fan = createFanOut();
  return {
    subscribe: fan.subscribe,
    publish: async (code, version) => fan.publish(code, version),
    close: async () => undefined,
  };
}

const CHANNEL = 'fieldbook_news';
/** It may be said again, and then asks no more than whether the connection still lives. */
const LISTEN = `listen ${CHANNEL}`;
const RECONNECT_MILLISECONDS = 500;
/** How often the connection is asked whether it still lives, and how long it may take to say so. */
const BEAT_MILLISECONDS = 2000;
const SILENCE_MILLISECONDS = 2000;

/** Hears the news of all servers over one connection of its own, which it replaces when it breaks or falls silent. */
async function openRemote(
  { url, client: pool }: Database & { kind: 'postgres' },
  store: Store,
): Promise<Live> {
  const fan = createFanOut();
  const closing = new AbortController();
  const first = await connect();
  void keepListening(first);

  async function connect() {
    const { client, drop } = openConnection(url, SILENCE_MILLISECONDS);
    client.on('notification', ({ payload = '' }) => {
      const [code = '', version = ''] = payload.split(' ');
      fan.publish(code, Number(version));
    });
    const ended = new AbortController();
    client.once('end', () => ended.abort());
    closing.signal.addEventListener('abort', drop);
    try {
      await client.connect();
      await client.query(LISTEN);
    } catch (error) {
      drop();
      closing.signal.removeEventListener('abort', drop);
      throw error;
    }
    return { client, drop, ended: ended.signal };
  }

  async function keepListening(connection: Awaited<ReturnType<typeof connect>>): Promise<void> {
    await untilLost(connection);
    while (!closing.signal.aborted) {
      await pause(RECONNECT_MILLISECONDS);
      try {
        await untilLost(await connect(), wakeAll);
      } catch {
        // The database is still away.
      }
    }
  }

  /** Holds on to a connection that was just made, and drops it in the end. */
  async function untilLost(
    { client, drop, ended }: Awaited<ReturnType<typeof connect>>,
    first: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    try {
      await first();
      for (;;) {
        // No race with a promise: each beat would leave something with the one that outlasts it.
        await pause(BEAT_MILLISECONDS, undefined, { signal: ended }).catch(() => undefined);
        await client.query(LISTEN);
      }
    } catch (error) {
      // What has happened to this connection has happened to those of the pool.
      if (isTimeout(error)) pool.hangUp();
    } finally {
      drop();
      closing.signal.removeEventListener('abort', drop);
    }
  }

  /** What was told while nobody heard is lost: every game that is listened to is read once. */
  async function wakeAll(): Promise<void> {
    for (const [code, version] of await store.versions(fan.codes())) fan.publish(code, version);
  }

  return {
    subscribe: fan.subscribe,
    async publish(code, version) {
      await queryDatabase(() =>
        pool.query('select pg_notify($1, $2)', [CHANNEL, `${code} ${version}`]),
      );
    },
    async close() {
      closing.abort();
    },
  };
}
