import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { OnUnreadable } from '../store/games';
import { type Database, openDatabase } from '../store/openDatabase';
import type { Schema } from '../store/schema';
import { createStore, type Store } from '../store/store';

/** A database that a suite runs against: every store of it sees the same games. */
export interface Backend {
  connect(now?: () => number, onUnread?: OnUnreadable): Promise<Store>;
  /** Forgets every game. */
  clear(): Promise<void>;
  /** The document in a game's row, as it stands there. */
  read(code: string): Promise<string | undefined>;
  /** Puts something else in a game's row, as nothing of ours would. */
  write(code: string, document: string): Promise<void>;
  close(): Promise<void>;
}

export async function sqliteBackend(): Promise<Backend> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldbook-store-'));
  const opened = manyOf(() => openDatabase(`file:${join(folder, 'deep', 'test.db')}`));
  return {
    connect: opened.connect,
    ...rows(opened.first),
    async close() {
      await opened.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export async function postgresBackend(url: string): Promise<Backend> {
  const opened = manyOf(() => openDatabase(url));
  return { connect: opened.connect, ...rows(opened.first), close: opened.close };
}

/** What tests do to the rows themselves. */
const rows = (db: () => Kysely<Schema>): Pick<Backend, 'clear' | 'read' | 'write'> => ({
  async clear() {
    await db().deleteFrom('presence').execute();
    await db().deleteFrom('games').execute();
  },
  async read(code) {
    const games = db().selectFrom('games').select('document').where('code', '=', code);
    return (await games.executeTakeFirst())?.document;
  },
  async write(code, document) {
    await db().updateTable('games').set({ document }).where('code', '=', code).execute();
  },
});

/** Connections that are opened as they are asked for and closed together. */
function manyOf(open: () => Promise<Database>) {
  const databases: Kysely<Schema>[] = [];
  return {
    async connect(now: () => number = Date.now, onUnread?: OnUnreadable): Promise<Store> {
      const { db } = await open();
      databases.push(db);
      return createStore(db, now, onUnread);
    },
    first(): Kysely<Schema> {
      const [db] = databases;
      if (db === undefined) throw new Error('nothing is connected');
      return db;
    },
    close: async () => {
      await Promise.all(databases.map(db => db.destroy()));
    },
  };
}
