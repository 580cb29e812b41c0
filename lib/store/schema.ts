import type { Kysely, Migration } from 'kysely';

export interface Schema {
  /** A game's document, plus the columns that queries use. */
  games: {
    code: string;
    /** The document's version, used for the compare-and-swap. */
    version: number;
    /** The `Game`, as `formatDocument` writes it. */
    document: string;
    /** Time of the last change, in whole seconds since 1970. */
    touched_at: number;
    /** Digest of the `origin` of an uploaded game, to recognize repeated uploads; null for other games. */
    origin: string | null;
  };
  /** Seat-holding devices with an event stream; one row per game and device. Times in milliseconds since 1970. */
  presence: {
    code: string;
    device: string;
    seen_at: number;
    connected_until: number;
  };
  /** A single row, rewritten now and then to check that the database accepts writes. */
  trial: {
    id: number;
    filling: string;
    /** Milliseconds since 1970. */
    tried_at: number;
  };
}

/**
 * Migrations by name, applied in alphabetical order. Before the first tagged release, edit the first one in place;
 * afterwards, never edit a released migration or insert one before it.
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
        .addColumn('connected_until', 'bigint', column => column.notNull())
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
