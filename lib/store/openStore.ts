import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Dialect, Kysely, Migrator, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { MIGRATIONS, type Schema } from './schema';
import { createStore, type Store } from './store';

/**
 * Opens the database that a URL names and brings its tables up to date. `file:` URLs and plain
 * paths are SQLite files, made with their folder where they are missing; `:memory:` is one that
 * is gone when closed.
 */
export async function openStore(url: string, now: () => number = Date.now): Promise<Store> {
  const db = new Kysely<Schema>({ dialect: dialectOf(url) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    throw new Error('the database could not be brought up to date', { cause: error });
  }
  return createStore(db, now);
}

function dialectOf(url: string): Dialect {
  return new SqliteDialect({ database: openSqlite(url) });
}

function openSqlite(url: string): Database.Database {
  const path = sqlitePath(url);
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new Database(path);
  // A second process may be writing: wait for it, as long as a person would.
  database.pragma('busy_timeout = 5000');
  database.pragma('journal_mode = WAL');
  // What is acknowledged survives a power cut.
  database.pragma('synchronous = FULL');
  return database;
}

const sqlitePath = (url: string): string =>
  url.startsWith('file://') ? fileURLToPath(url) : url.replace(/^file:/, '');
