import { statSync } from 'node:fs';
import Sqlite from 'libsql';

/** The part of a statement that Kysely and the rate limiter use. */
interface Statement {
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  get(...parameters: unknown[]): unknown;
  run(...parameters: unknown[]): { changes: number; lastInsertRowid: number | bigint };
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
}

/** An open SQLite file with the interface that Kysely and the rate limiter use. Synchronous. */
export interface SqliteFile {
  prepare(sql: string): Statement;
  transaction<T>(work: () => T): () => T;
  /** Whether the path still leads to the file that was opened. */
  isInPlace(): boolean;
  close(): void;
}

/**
 * Opens a file; every write first takes the lock in a statement of its own. If another process holds the lock when a
 * statement needs it midway, libsql leaves that statement open until it is garbage-collected, and until then SQLite
 * commits no later write: acknowledged changes would be lost.
 */
export function openSqliteFile(path: string): SqliteFile {
  let client = connect(path);
  const opened = identityOf(path);
  const isInPlace = () => identityOf(path) === opened;

  function inTransaction<T>(work: () => T): T {
    // libsql terminates the process if it uses a closed file.
    if (!client.open) throw new Error('the file is closed');
    if (client.inTransaction) return work();
    try {
      client.exec('begin immediate');
      const result = work();
      client.exec('commit');
      return result;
    } catch (error) {
      // `begin` may have failed, and a full disk has already ended the transaction.
      if (client.inTransaction) client.exec('rollback');
      if (isReadOnly(error) && isInPlace()) reopen();
      throw error;
    }
  }

  /** A read-only connection stays read-only even after the file becomes writable. */
  function reopen(): void {
    const next = connect(path);
    client.close();
    client = next;
  }

  return {
    prepare(sql) {
      if (/^begin\b/i.test(sql)) return command(() => client.exec('begin immediate'));
      const statement = client.prepare(sql);
      if (/^(select|with|pragma|commit|rollback)\b/i.test(sql)) return statement;
      return {
        reader: statement.reader,
        all: parameters => inTransaction(() => statement.all(parameters)),
        get: (...parameters) => inTransaction(() => statement.get(...parameters)),
        run: (...parameters) => inTransaction(() => statement.run(...parameters)),
        iterate: parameters => inTransaction(() => statement.all(parameters)).values(),
      };
    },
    transaction: work => () => inTransaction(work),
    isInPlace,
    close: () => client.close(),
  };
}

/** Device and inode number; `undefined` if there is no file, so always the same for a database in memory. */
function identityOf(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  return file && `${file.dev} ${file.ino}`;
}

/** SQLite's primary result code SQLITE_READONLY; higher bits hold the extended code. */
const READ_ONLY = 8;

const isReadOnly = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && ((error.rawCode ?? 0) & 0xff) === READ_ONLY;

/**
 * Connects; also throws if the file is not writable. While one connection of this process has the file open read-only,
 * no other can write to it, and libsql closes a connection only when its last statement is garbage-collected. So it
 * prepares no statement before the check.
 */
function connect(path: string): Sqlite.Database {
  const client = new Sqlite(path);
  try {
    // `queryDatabase` retries while another process is writing: SQLite's own wait would block all requests.
    client.exec('pragma busy_timeout = 0');
    client.exec('pragma journal_mode = WAL');
    // Acknowledged changes survive a power cut.
    client.exec('pragma synchronous = FULL');
    client.exec('begin immediate');
    client.exec('pragma user_version = 1');
    client.exec('rollback');
  } catch (error) {
    client.close();
    throw error;
  }
  return client;
}

/** Wraps a command without parameters or result rows as a statement. */
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
