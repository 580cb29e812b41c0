import { statSync } from 'node:fs';
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
  /** Whether the file is still where it was opened, and not another in its place. */
  isInPlace(): boolean;
  close(): void;
}

/**
 * Opens a file so that whatever writes takes the lock first, by a statement of its own. A statement
 * that meets another process's lock half way is left open by libsql until it is collected as garbage, and
 * as long as it is, SQLite commits nothing that is written after it: what was acknowledged would be lost.
 */
export function openSqliteFile(path: string): SqliteFile {
  let client = connect(path);
  const opened = identityOf(path);
  const isInPlace = () => identityOf(path) === opened;

  function whole<T>(work: () => T): T {
    // libsql ends the process where it is asked about a closed file.
    if (!client.open) throw new Error('the file is closed');
    if (client.inTransaction) return work();
    try {
      client.exec('begin immediate');
      const done = work();
      client.exec('commit');
      return done;
    } catch (error) {
      // It may not have begun, and a full disk has ended it already.
      if (client.inTransaction) client.exec('rollback');
      if (isReadOnly(error) && isInPlace()) reopen();
      throw error;
    }
  }

  /** A connection that may not write stays so, also once the file can be written. */
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
        all: parameters => whole(() => statement.all(parameters)),
        get: (...parameters) => whole(() => statement.get(...parameters)),
        run: (...parameters) => whole(() => statement.run(...parameters)),
        iterate: parameters => whole(() => statement.all(parameters)).values(),
      };
    },
    transaction: work => () => whole(work),
    isInPlace,
    close: () => client.close(),
  };
}

/** Which file it is, wherever it goes; nothing where there is none. One in memory is always the same. */
function identityOf(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  return file && `${file.dev} ${file.ino}`;
}

/** SQLite's number for it; what stands above the first eight bits says why. */
const READ_ONLY = 8;

const isReadOnly = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && ((error.rawCode ?? 0) & 0xff) === READ_ONLY;

/**
 * Throws where the file cannot be written, too: as long as one connection of this process has it open to be read
 * alone, no other can write it, and libsql closes none before its last statement is collected as garbage. So nothing
 * is prepared before that is known.
 */
function connect(path: string): Sqlite.Database {
  const client = new Sqlite(path);
  try {
    // Where a second process is writing, `reach` waits: SQLite would stop all requests meanwhile.
    client.exec('pragma busy_timeout = 0');
    client.exec('pragma journal_mode = WAL');
    // What is acknowledged survives a power cut.
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
