import type { Kysely, Migration } from 'kysely';

export interface Schema {
  /** A game is a document beside what is asked about it. */
  games: {
    code: string;
    /** The document's own version; the compare-and-swap stands on it. */
    version: number;
    /** The `Game`, as `formatDocument` writes it. */
    document: string;
    /** When it was last changed, in whole seconds since 1970. */
    touched_at: number;
    /** By what a game that a phone has handed over is known again: a digest of its `origin`. */
    origin: string | null;
  };
  /** Which devices listen to a game and hold a seat there; a row a game and device. Milliseconds since 1970. */
  presence: {
    code: string;
    device: string;
    seen_at: number;
    here_until: number;
  };
  /** One row, which is written now and then to see whether that can be done. */
  trial: {
    id: number;
    filling: string;
    /** Milliseconds since 1970. */
    tried_at: number;
  };
}

/**
 * By name, in whose alphabetical order they are applied. Until a release bears a tag, whoever changes a table changes
 * the first one in place; after it, never edit one that has been released, nor put one before it.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '2026-11-25-first': {
    async up(db: Kysely<Schema>) {
      await db.schema
        .createTable('games')
        .addColumn('code', 'varchar(6)', column => column.primaryKey())
        .addColumn('version', 'integer', column => column.notNull())
        .addColumn('document', 'text', column => column.notNull())
        .addColumn('touched_at', 'bigint', column => column.notNull())
        .addColumn('origin', 'text')
        .execute();
      await db.schema.createIndex('games_touched_at').on('games').column('touched_at').execute();
      await db.schema.createIndex('games_origin').on('games').column('origin').unique().execute();
      await db.schema
        .createTable('presence')
        .addColumn('code', 'varchar(6)', column => column.notNull())
        .addColumn('device', 'varchar(43)', column => column.notNull())
        .addColumn('seen_at', 'bigint', column => column.notNull())
        .addColumn('here_until', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint('presence_pk', ['code', 'device'])
        .execute();
      await db.schema
        .createTable('trial')
        .addColumn('id', 'integer', column => column.primaryKey())
        .addColumn('filling', 'text', column => column.notNull())
        .addColumn('tried_at', 'bigint', column => column.notNull())
        .execute();
    },
  },
};
