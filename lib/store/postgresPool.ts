import { Socket } from 'node:net';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

/**
 * PostgreSQL connections that time out when the server stops responding. A hung server, or a network that drops a
 * connection silently, would otherwise block requests indefinitely.
 */

/** The server cancels slower statements, so a connection without a response for longer is dead. */
const STATEMENT_MILLISECONDS = 4000;
const SILENCE_MILLISECONDS = 5000;
/** How long a statement waits for a lock before `queryDatabase` retries. */
const LOCK_MILLISECONDS = 500;
const CONNECT_MILLISECONDS = 2000;
const KEEP_ALIVE_MILLISECONDS = 10_000;

/** The part of `pg.Pool` that Kysely and the rate limiter use. */
export interface ServerPool extends PostgresPool {
  query(query: string | pg.QueryConfig, values?: readonly unknown[]): Promise<pg.QueryResult>;
  /** Drops all connections, including those in use; later queries open new ones. */
  destroyConnections(): void;
}

export function openPool(url: string): ServerPool {
  const sockets = createSockets();
  const pool = new pg.Pool({
    ...settingsOf(url, SILENCE_MILLISECONDS),
    stream: sockets.open,
    max: 10,
  });
  // The pool replaces a broken connection at the next query; without a handler, its error event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));

  /** If one connection has timed out, the others most likely have too. */
  async function destroyOnTimeout<T>(result: Promise<T>): Promise<T> {
    try {
      return await result;
    } catch (error) {
      if (isTimeout(error)) sockets.destroyAll();
      throw error;
    }
  }

  return {
    async connect() {
      const client: PostgresPoolClient = await pool.connect();
      function query<R>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
      function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
      function query<R>(statement: string | PostgresCursor<R>, values: readonly unknown[] = []) {
        return typeof statement === 'string'
          ? destroyOnTimeout(client.query<R>(statement, values))
          : client.query(statement);
      }
      return { query, release: () => client.release() };
    },
    query: (query, values) => destroyOnTimeout(pool.query(query, values && [...values])),
    destroyConnections: sockets.destroyAll,
    end: () => pool.end(),
  };
}

/** Opens a connection outside the pool, with a function that drops it. `silence`: response timeout in milliseconds. */
export function openConnection(
  url: string,
  silence: number,
): { readonly client: pg.Client; drop(): void } {
  const sockets = createSockets();
  const client = new pg.Client({ ...settingsOf(url, silence), stream: sockets.open });
  // An error ends the connection, and the next query fails.
  client.on('error', () => undefined);
  return { client, drop: sockets.destroyAll };
}

const settingsOf = (url: string, silence: number): pg.ClientConfig => ({
  connectionString: url,
  statement_timeout: STATEMENT_MILLISECONDS,
  lock_timeout: LOCK_MILLISECONDS,
  query_timeout: silence,
  connectionTimeoutMillis: CONNECT_MILLISECONDS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
});

/** Sockets that can be destroyed at once: a graceful end would wait for a response. */
function createSockets(): { open(): Socket; destroyAll(): void } {
  const sockets = new Set<Socket>();
  return {
    open() {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    },
    destroyAll() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** `pg` has no error code for this, only the message. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';
