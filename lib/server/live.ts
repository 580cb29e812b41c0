import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../store/openDatabase';
import { isTimeout, openConnection } from '../store/postgresPool';
import { queryDatabase } from '../store/queryDatabase';
import type { Store } from '../store/store';
import { log } from './log';

/**
 * Notifications of game changes. A notification contains a game's code and version, never content, so it cannot leak
 * any. A single server notifies its own listeners; several use PostgreSQL's LISTEN and NOTIFY. Each server receives a
 * notification once, however many listeners the game has.
 */
export interface Live {
  /** Calls `onNews` with the version at every notification for the game. Returns a function that unsubscribes. */
  subscribe(code: string, onNews: (version: number) => void): () => void;
  /** Notifies all listeners of a game, on every server. Throws `Unavailable` on failure. */
  publish(code: string, version: number): Promise<void>;
  /** False if this server does not receive its own notifications, as behind a pooler that reassigns connections. */
  receives(): boolean;
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
    receives: () => true,
    close: async () => undefined,
  };
}

const CHANNEL = 'fieldbook_news';
/** Idempotent: repeated, it only checks that the connection is alive. */
const LISTEN = `listen ${CHANNEL}`;
const RECONNECT_MILLISECONDS = 500;
/** Interval of the liveness check, and its timeout. */
const BEAT_MILLISECONDS = 2000;
const SILENCE_MILLISECONDS = 2000;

/**
 * Receives notifications of all servers over one dedicated connection, which it replaces when it breaks or times out.
 */
async function openRemote(
  { url, client: pool }: Database & { kind: 'postgres' },
  store: Store,
): Promise<Live> {
  const fan = createFanOut();
  const closing = new AbortController();
  let receives = true;
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
        // The database is still unavailable.
      }
    }
  }

  /** Checks a new connection until it is lost, then drops it. */
  async function untilLost(
    { client, drop, ended }: Awaited<ReturnType<typeof connect>>,
    first: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    // A notification about no game: the server checks that it receives its own.
    const probe = randomUUID();
    let isReceived = false;
    const stop = fan.subscribe(probe, () => {
      isReceived = true;
      receives = true;
    });
    try {
      await first();
      for (;;) {
        if (!isReceived) await publish(probe, 0);
        // Not `Promise.race`: each beat would leak a reaction on the longer-lived promise.
        await pause(BEAT_MILLISECONDS, undefined, { signal: ended }).catch(() => undefined);
        await client.query(LISTEN);
        if (!isReceived) reportSilence();
      }
    } catch (error) {
      // A timeout here most likely affects the pool's connections too.
      if (isTimeout(error)) pool.destroyConnections();
    } finally {
      stop();
      drop();
      closing.signal.removeEventListener('abort', drop);
    }
  }

  function reportSilence(): void {
    if (receives) log.warn('no news comes from PostgreSQL: connect directly, or in session mode');
    receives = false;
  }

  async function publish(code: string, version: number): Promise<void> {
    await queryDatabase(() =>
      pool.query('select pg_notify($1, $2)', [CHANNEL, `${code} ${version}`]),
    );
  }

  /**
   * Notifications sent while disconnected are lost: reads the version of every subscribed game once and publishes it.
   */
  async function wakeAll(): Promise<void> {
    for (const [code, version] of await store.versions(fan.codes())) fan.publish(code, version);
  }

  return {
    subscribe: fan.subscribe,
    publish,
    receives: () => receives,
    async close() {
      closing.abort();
    },
  };
}
