import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type PostgresServer, startPostgres } from '@/lib/testing/startPostgres';
import { type Server, type Settings, startServer, temporaryDatabase } from './server';

/**
 * What tests share though each worker is a process of its own: it is kept by the process that runs them all, started
 * when the first of them asks for it, and gone when the last has ended.
 */
export interface House {
  /** Where workers ask; told by `FIELDBOOK_HOUSE`. */
  readonly url: string;
  close(): Promise<void>;
}

/** No limits: all tests share one address, many of them ask for what is not there, most deal games, and all listen. */
const NO_LIMITS = {
  GUESSES_PER_MINUTE: '0',
  COSTLY_PER_MINUTE: '0',
  STREAMS_PER_NETWORK: '0',
} as const;

/** How many wrong guesses an address has in a minute at a strict server, and how many costly calls. */
export const STRICT_GUESSES = 5;
export const STRICT_COSTLY = 9;
const STRICT = {
  GUESSES_PER_MINUTE: String(STRICT_GUESSES),
  COSTLY_PER_MINUTE: String(STRICT_COSTLY),
  TRUSTED_PROXIES: '1',
  FIELDBOOK_DESIGN: '1',
} as const;

/** Servers that several tests share, by the database that they are on, which may be shared as well. */
const SERVERS = {
  /** The one for all tests that say nothing else. */
  usual: { on: 'usual', settings: NO_LIMITS },
  /** Of which nothing is asked that it could not answer, so that its log is read for what must not be there. */
  faultless: { on: 'faultless', settings: NO_LIMITS },
  /** Where each test is a network of its own, by the address that the proxy tells; shows its design as well. */
  strict: { on: 'strict', settings: STRICT },
  /** Two servers on one PostgreSQL. */
  here: { on: 'postgres', settings: {} },
  there: { on: 'postgres', settings: {} },
} as const satisfies Record<string, { on: string; settings: Omit<Settings, 'DATABASE_URL'> }>;

export type SharedName = keyof typeof SERVERS;

/** A server that goes on after the test, so that nothing may be done to it that others would notice. */
export interface Shared {
  readonly url: string;
  readonly databaseUrl: string;
}

export async function openHouse(): Promise<House> {
  const databases = new Map<string, Promise<{ url: string; remove(): Promise<void> }>>();
  const servers = new Map<SharedName, Promise<Server>>();
  let postgres: Promise<PostgresServer> | undefined;

  async function newDatabase(on: string) {
    if (on !== 'postgres') return temporaryDatabase();
    postgres ??= startPostgres();
    // It goes with its server.
    return { url: await (await postgres).createDatabase(), remove: async () => undefined };
  }
  const databaseOf = (on: string) => once(databases, on, () => newDatabase(on));
  async function share(name: SharedName): Promise<Shared> {
    const { on, settings } = SERVERS[name];
    const { url: databaseUrl } = await databaseOf(on);
    const start = () => startServer({ DATABASE_URL: databaseUrl, ...settings });
    return { url: (await once(servers, name, start)).url, databaseUrl };
  }
  const logsOf = async (name: SharedName) => (await servers.get(name))?.logs() ?? '';

  const answers = { share, logsOf };
  const door = createServer(async (incoming, outgoing) => {
    try {
      const { ask, name } = await readAsked(incoming);
      outgoing.end(JSON.stringify(await answers[ask](name)));
    } catch (error) {
      outgoing.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>(resolve => door.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    async close() {
      door.close();
      door.closeAllConnections();
      // All are stopped, whatever becomes of one of them.
      const stopped = await settle([...servers.values()], server => server.stop());
      const removed = await settle([...databases.values()], database => database.remove());
      const ended = postgres ? await settle([postgres], server => server.stop()) : [];
      for (const one of [...stopped, ...removed, ...ended])
        if (one.status === 'rejected') throw one.reason;
    },
  };
}

type Asked = { readonly ask: 'share' | 'logsOf'; readonly name: SharedName };

/** Asks the house, from whichever worker. */
const ask = async <T>(asked: Asked): Promise<T> => {
  const house = process.env.FIELDBOOK_HOUSE;
  if (house === undefined) throw new Error('globalSetup.ts has opened no house');
  const answer = await fetch(house, { method: 'POST', body: JSON.stringify(asked) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
};

export const shareServer = (name: SharedName): Promise<Shared> => ask({ ask: 'share', name });
/** All that a shared server has written so far. */
export const logsOf = (name: SharedName): Promise<string> => ask({ ask: 'logsOf', name });

const readAsked = (incoming: IncomingMessage) => json(incoming) as Promise<Asked>;

/** What a map holds by that name, made where it is asked for first. */
function once<K, V>(made: Map<K, Promise<V>>, name: K, make: () => Promise<V>): Promise<V> {
  const known = made.get(name) ?? make();
  made.set(name, known);
  return known;
}

const settle = <T>(made: readonly Promise<T>[], end: (one: T) => Promise<void>) =>
  Promise.allSettled(made.map(async one => end(await one)));
