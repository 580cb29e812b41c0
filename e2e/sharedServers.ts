import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type PostgresServer, startPostgres } from '@/lib/testing/startPostgres';
import { type Server, type Settings, startServer, temporaryDatabase } from './server';

/**
 * Resources shared by all tests, though each worker is its own process. The main process holds them, starts
 * each on first use and stops them after the last test.
 */
export interface SharedServers {
  /** The address for workers, from `FIELDBOOK_SHARED_SERVERS`. */
  readonly url: string;
  close(): Promise<void>;
}

/** No limits: all tests share one address, and deal many games, request many unknown codes and open many streams. */
const NO_LIMITS = {
  GUESSES_PER_MINUTE: '0',
  COSTLY_PER_MINUTE: '0',
  REFUSED_PER_MINUTE: '0',
  STREAMS_PER_NETWORK: '0',
} as const;

/** Wrong guesses per minute and address on a strict server, and costly calls. */
export const STRICT_GUESSES = 5;
export const STRICT_COSTLY = 8;
/** Refused changes per minute there, of a player or of an address. */
export const STRICT_REFUSED = 12;
const STRICT = {
  GUESSES_PER_MINUTE: String(STRICT_GUESSES),
  COSTLY_PER_MINUTE: String(STRICT_COSTLY),
  REFUSED_PER_MINUTE: String(STRICT_REFUSED),
  TRUSTED_PROXIES: '1',
} as const;

/** Servers shared by several tests, with the name of their database, which may also be shared. */
const SERVERS = {
  /** The default. */
  usual: { on: 'usual', settings: NO_LIMITS },
  /** No test provokes a server error here, so that its log can be checked for what it must not contain. */
  faultless: { on: 'faultless', settings: NO_LIMITS },
  /** Each test is a separate network here, by the proxy's forwarded address. */
  strict: { on: 'strict', settings: STRICT },
  /** Two servers on one PostgreSQL. */
  first: { on: 'postgres', settings: {} },
  second: { on: 'postgres', settings: {} },
} as const satisfies Record<string, { on: string; settings: Omit<Settings, 'DATABASE_URL'> }>;

export type SharedName = keyof typeof SERVERS;

/** A server that outlives the test: tests must not change what others would notice. */
export interface SharedServer {
  readonly url: string;
  readonly databaseUrl: string;
}

export async function startSharedServers(): Promise<SharedServers> {
  const databases = new Map<string, Promise<{ url: string; remove(): Promise<void> }>>();
  const servers = new Map<SharedName, Promise<Server>>();
  let postgres: Promise<PostgresServer> | undefined;

  async function newDatabase(on: string) {
    if (on !== 'postgres') return temporaryDatabase();
    postgres ??= startPostgres();
    // Removed together with its server.
    return { url: await (await postgres).createDatabase(), remove: async () => undefined };
  }
  const databaseOf = (on: string) => once(databases, on, () => newDatabase(on));
  async function share(name: SharedName): Promise<SharedServer> {
    const { on, settings } = SERVERS[name];
    const { url: databaseUrl } = await databaseOf(on);
    const start = () => startServer({ DATABASE_URL: databaseUrl, ...settings });
    return { url: (await once(servers, name, start)).url, databaseUrl };
  }
  const logsOf = async (name: SharedName) => (await servers.get(name))?.logs() ?? '';

  const answers = { share, logsOf };
  const listener = createServer(async (incoming, outgoing) => {
    try {
      const { ask, name } = await readRequest(incoming);
      outgoing.end(JSON.stringify(await answers[ask](name)));
    } catch (error) {
      outgoing.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>(resolve => listener.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    async close() {
      listener.close();
      listener.closeAllConnections();
      // Stop all, even if one fails.
      const stopped = await settle([...servers.values()], server => server.stop());
      const removed = await settle([...databases.values()], database => database.remove());
      const ended = postgres ? await settle([postgres], server => server.stop()) : [];
      for (const one of [...stopped, ...removed, ...ended])
        if (one.status === 'rejected') throw one.reason;
    },
  };
}

type HolderRequest = { readonly ask: 'share' | 'logsOf'; readonly name: SharedName };

/** Sends a request to the main process, from any worker. */
const ask = async <T>(request: HolderRequest): Promise<T> => {
  const holder = process.env.FIELDBOOK_SHARED_SERVERS;
  if (holder === undefined) throw new Error('globalSetup.ts has started no shared servers');
  const answer = await fetch(holder, { method: 'POST', body: JSON.stringify(request) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
};

export const shareServer = (name: SharedName): Promise<SharedServer> => ask({ ask: 'share', name });
/** All log output of a shared server so far. */
export const logsOf = (name: SharedName): Promise<string> => ask({ ask: 'logsOf', name });

const readRequest = (incoming: IncomingMessage) => json(incoming) as Promise<HolderRequest>;

/** Returns the entry, created on first use. */
function once<K, V>(entries: Map<K, Promise<V>>, name: K, make: () => Promise<V>): Promise<V> {
  const entry = entries.get(name) ?? make();
  entries.set(name, entry);
  return entry;
}

const settle = <T>(resources: readonly Promise<T>[], end: (one: T) => Promise<void>) =>
  Promise.allSettled(resources.map(async one => end(await one)));
