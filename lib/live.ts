import pg from 'pg';
import type { Database } from './store/openDatabase';
import type { Store } from './store/store';
import { reach } from './store/unavailable';

/**
 * Who is told that a game changed. News is a game's code and version, never content, so it
 * cannot leak. One server tells its own listeners; several hear each other through PostgreSQL's
 * LISTEN and NOTIFY. However many listeners a game has, its news is heard once and fanned out.
 */
export interface Live {
  /** Calls `onNews` with a game's version whenever there is news of it, until it is stopped. */
  listen(code: string, onNews: (version: number) => void): () => void;
  /** Tells all listeners of a game, on every server. Throws `Unavailable` where that fails. */
  tell(code: string, version: number): Promise<void>;
  close(): Promise<void>;
}

export const openLive = (database: Database, store: Store): Promise<Live> =>
  database.kind === 'postgres'
    ? reach(() => openRemote(database, store))
    : Promise.resolve(openLocal());

type OnNews = (version: number) => void;

/** Listeners of this process. */
function createFan() {
  const listeners = new Map<string, Set<OnNews>>();
  return {
    codes: () => [...listeners.keys()],
    listen(code: string, onNews: OnNews): () => void {
      const ofGame = listeners.get(code) ?? new Set();
      listeners.set(code, ofGame.add(onNews));
      return () => {
        ofGame.delete(onNews);
        if (ofGame.size === 0 && listeners.get(code) === ofGame) listeners.delete(code);
      };
    },
    tell(code: string, version: number): void {
      for (const onNews of listeners.get(code) ?? []) onNews(version);
    },
  };
}

function openLocal(): Live {
  const fan = createFan();
  return {
    listen: fan.listen,
    tell: async (code, version) => fan.tell(code, version),
    close: async () => undefined,
  };
}

const CHANNEL = 'fieldbook_news';
const RECONNECT_MILLISECONDS = 500;

/** Hears the news of all servers over one connection of its own, which it mends when it breaks. */
async function openRemote(
  { url, client: pool }: Database & { kind: 'postgres' },
  store: Store,
): Promise<Live> {
  const fan = createFan();
  let closed = false;
  let connection = await connect();

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', ({ payload = '' }) => {
      const [code = '', version = ''] = payload.split(' ');
      fan.tell(code, Number(version));
    });
    // An error ends the connection, and `end` is where it is mended.
    client.on('error', () => undefined);
    await client.connect();
    client.once('end', () => void reconnect());
    await client.query(`listen ${CHANNEL}`);
    return client;
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      await new Promise(resolve => setTimeout(resolve, RECONNECT_MILLISECONDS));
      try {
        connection = await connect();
        await wakeAll();
        return;
      } catch {
        // The database is still away.
      }
    }
  }

  /** What was told while nobody heard is lost: every game that is listened to is read once. */
  async function wakeAll(): Promise<void> {
    for (const [code, version] of await store.versions(fan.codes())) fan.tell(code, version);
  }

  return {
    listen: fan.listen,
    async tell(code, version) {
      await reach(() => pool.query('select pg_notify($1, $2)', [CHANNEL, `${code} ${version}`]));
    },
    async close() {
      closed = true;
      await connection.end();
    },
  };
}
