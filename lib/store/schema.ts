import type { Kysely, Migration } from 'kysely';

/** A game is a document beside what is asked about it. */
export interface Schema {
  games: {
    code: string;
    /** The document's own version; the compare-and-swap stands on it. */
    version: number;
    /** The `Game` as JSON. */
    document: string;
    /** When it was last changed, in whole seconds since 1970. */
    touched_at: number;
  };
}

/** By name, in the order in which they are applied. Never edit one that has been released. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '2026-11-21-games': {
    async up(db: Kysely<Schema>) {
      await db.schema
        .createTable('games')
        .addColumn('code', 'varchar(6)', column => column.primaryKey())
        .addColumn('version', 'integer', column => column.notNull())
        .addColumn('document', 'text', column => column.notNull())
        .addColumn('touched_at', 'bigint', column => column.notNull())
        .execute();
      await db.schema.createIndex('games_touched_at').on('games').column('touched_at').execute();
    },
  },
};
