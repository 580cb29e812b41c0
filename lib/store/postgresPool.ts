import { Socket } from 'node:net';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

/**
 * Connections to a PostgreSQL server that are given up when they fall silent. A server that
 * stands still, and a network that loses a connection without a word, would otherwise hold up whoever waits
 * for as long as they please.
 */

/** A statement that takes longer is ended by the server, so a connection that is silent for longer is lost. */
const STATEMENT_MILLISECONDS = 4000;
const SILENCE_MILLISECONDS = 5000;
/** So long a statement waits for a lock that another holds before `reach` asks again. */
const LOCK_MILLISECONDS = 500;
const CONNECT_MILLISECONDS = 2000;
const KEEP_ALIVE_MILLISECONDS = 10_000;

/** As much of `pg.Pool` as Kysely and the limiter ask for. */
export interface ServerPool extends PostgresPool {
  query(query: string | pg.QueryConfig, values?: readonly unknown[]): Promise<pg.QueryResult>;
  /** Drops all connections, also those that are in use: what is asked next gets new ones. */
  hangUp(): void;
}

export function openPool(url: string): ServerPool {
  const line = openSocket();
  const pool = new pg.Pool({
    ...settingsOf(url, SILENCE_MILLISECONDS),
    stream: line.open,
    max: 10,
  });
  // A connection that breaks, idle or in use, is replaced at the next query; unheard it would end us.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));

  /** Where one connection has fallen silent the others most likely have. */
  async function heed<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      if (isTimeout(error)) line.cut();
      throw error;
    }
  }

  return {
    async connect() {
      const client: PostgresPoolClient = await pool.connect();
      function query<R>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
      function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
      function query<R>(asked: string | PostgresCursor<R>, values: readonly unknown[] = []) {
        return typeof asked === 'string'
          ? heed(client.query<R>(asked, values))
          : client.query(asked);
      }
      return { query, release: () => client.release() };
    },
    query: (query, values) => heed(pool.query(query, values && [...values])),
    hangUp: line.cut,
    end: () => pool.end(),
  };
}

/** One connection beside the pool, and how to drop it. `silence`: milliseconds that an answer may take. */
export function openConnection(
  url: string,
  silence: number,
): { readonly client: pg.Client; drop(): void } {
  const line = openSocket();
  const client = new pg.Client({ ...settingsOf(url, silence), stream: line.open });
  // An error ends the connection, and whoever asks next learns of it.
  client.on('error', () => undefined);
  return { client, drop: line.cut };
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

/** Sockets that can be cut: a polite end would wait for an answer. */
function openSocket(): { open(): Socket; cut(): void } {
  const sockets = new Set<Socket>();
  return {
    open() {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** `pg` says so in words alone. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';
