import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Dialect, Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import { openPool, type ServerPool } from './postgresPool';
import { queryDatabase } from './queryDatabase';
import { MIGRATIONS, type Schema } from './schema';
import { openSqliteFile, type SqliteFile } from './sqliteFile';

/** An open database: Kysely's handle, and the client beneath it for other uses. */
export type Database = { readonly db: Kysely<Schema> } & (
  | { readonly kind: 'sqlite'; readonly client: SqliteFile }
  | { readonly kind: 'postgres'; readonly client: ServerPool; readonly url: string }
);

/**
 * Opens the database and migrates its tables. `postgres:` and `postgresql:` URLs are servers; `file:` URLs and plain
 * paths are SQLite files, created with their folder if missing. Throws `Unavailable` if the database cannot be opened.
 */
export const openDatabase = (url: string): Promise<Database> =>
  queryDatabase(async () => {
    const database = /^postgres(ql)?:/.test(url) ? openPostgres(url) : openSqlite(sqlitePath(url));
    await migrate(database.db);
    return database;
  });

/** Migrates the tables; several servers may do so concurrently. Closes `db` on failure. */
async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  await db.destroy();
  throw new Error('the database could not be brought up to date', { cause: error });
}

const kysely = (dialect: Dialect): Kysely<Schema> => new Kysely<Schema>({ dialect });

function openPostgres(url: string): Database {
  const client = openPool(url);
  return {
    kind: 'postgres',
    client,
    url,
    db: kysely(new PostgresDialect({ pool: client })),
  };
}

function openSqlite(path: string): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const client = openSqliteFile(path);
  return { kind: 'sqlite', client, db: kysely(new SqliteDialect({ database: client })) };
}

const sqlitePath = (url: string): string =>
  url.startsWith('file://') ? fileURLToPath(url) : url.replace(/^file:/, '');
