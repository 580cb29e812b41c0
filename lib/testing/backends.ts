import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { OnUnreadable } from '../store/games';
import { type Database, openDatabase } from '../store/openDatabase';
import type { Schema } from '../store/schema';
import { createStore, type Store } from '../store/store';

/** A database for a test suite: all its stores share the same games. */
export interface Backend {
  connect(now?: () => number, onUnreadable?: OnUnreadable): Promise<Store>;
  /** Deletes every game. */
  clear(): Promise<void>;
  /** The raw document in a game's row; `undefined` if there is no such game. */
  read(code: string): Promise<string | undefined>;
  /** Overwrites the document in a game's row, bypassing the store. */
  write(code: string, document: string): Promise<void>;
  close(): Promise<void>;
}

export async function sqliteBackend(): Promise<Backend> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldbook-store-'));
  const opened = createConnections(() => openDatabase(`file:${join(folder, 'deep', 'test.db')}`));
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
  const opened = createConnections(() => openDatabase(url));
  return { connect: opened.connect, ...rows(opened.first), close: opened.close };
}

/** Direct access to the rows, for tests. */
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

/** Connections that are opened on demand and closed together. */
function createConnections(open: () => Promise<Database>) {
  const databases: Kysely<Schema>[] = [];
  return {
    async connect(now: () => number = Date.now, onUnreadable?: OnUnreadable): Promise<Store> {
      const { db } = await open();
      databases.push(db);
      return createStore(db, now, onUnreadable);
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
