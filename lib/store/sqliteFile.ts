import Sqlite from 'libsql';

/** As much of a statement as Kysely and the limiter ask for. */
interface Statement {
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  get(...parameters: unknown[]): unknown;
  run(...parameters: unknown[]): { changes: number; lastInsertRowid: number | bigint };
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
}

/** An open SQLite file, as Kysely and the limiter use one. Everything is done before it returns. */
export interface SqliteFile {
  prepare(sql: string): Statement;
  transaction<T>(work: () => T): () => T;
  close(): void;
}

/**
 * Opens a file so that whatever writes takes the lock first, by a statement of its own. A statement
 * that meets another process's lock half way is left open by libsql until it is collected as garbage, and
 * as long as it is, SQLite commits nothing that is written after it: what was acknowledged would be lost.
 */
export function openSqliteFile(path: string): SqliteFile {
  const client = connect(path);

  function whole<T>(work: () => T): T {
    // libsql ends the process where it is asked about a closed file.
    if (!client.open) throw new Error('the file is closed');
    if (client.inTransaction) return work();
    client.exec('begin immediate');
    try {
      const done = work();
      client.exec('commit');
      return done;
    } catch (error) {
      // A full disk has ended it already.
      if (client.inTransaction) client.exec('rollback');
      throw error;
    }
  }

  return {
    prepare(sql) {
      if (/^begin\b/i.test(sql)) return command(() => client.exec('begin immediate'));
      const statement = client.prepare(sql);
      if (/^(select|with|pragma|commit|rollback)\b/i.test(sql)) return statement;
      return {
        reader: statement.reader,
        all: parameters => whole(() => statement.all(parameters)),
        get: (...parameters) => whole(() => statement.get(...parameters)),
        run: (...parameters) => whole(() => statement.run(...parameters)),
        iterate: parameters => whole(() => statement.all(parameters)).values(),
      };
    },
    transaction: work => () => whole(work),
    close: () => client.close(),
  };
}

function connect(path: string): Sqlite.Database {
  const client = new Sqlite(path);
  try {
    // Where a second process is writing, `reach` waits: SQLite would stop all requests meanwhile.
    client.pragma('busy_timeout = 0');
    client.pragma('journal_mode = WAL');
    // What is acknowledged survives a power cut.
    client.pragma('synchronous = FULL');
  } catch (error) {
    client.close();
    throw error;
  }
  return client;
}

/** A statement without parameters or rows. */
const command = (run: () => void): Statement => ({
  reader: false,
  all: () => [],
  get: () => undefined,
  run() {
    run();
    return { changes: 0, lastInsertRowid: 0 };
  },
  iterate: () => [].values(),
});
