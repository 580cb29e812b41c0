import { type Kysely, sql } from 'kysely';
import type { Game } from '../game/game';
import { type Result, refused } from '../result';
import type { Schema } from './schema';

export interface Store {
  /** Keeps a new game. False, and nothing changed, where another game bears its code. */
  create(game: Game): Promise<boolean>;
  load(code: string): Promise<Game | undefined>;
  /**
   * Applies a pure change and keeps the result, or tells why there is none. The change is tried
   * again on the newer game where somebody else was faster, so it may be called more than once.
   */
  update<E>(
    code: string,
    change: (game: Game) => Result<Game, E>,
  ): Promise<Result<Game, E | 'not-found'>>;
  /** Rejects where the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** A store in any database that Kysely speaks to; `now` tells milliseconds since 1970. */
export function createStore(db: Kysely<Schema>, now: () => number): Store {
  const touchedAt = () => Math.floor(now() / 1000);

  async function load(code: string): Promise<Game | undefined> {
    const row = await db
      .selectFrom('games')
      .select('document')
      .where('code', '=', code)
      .executeTakeFirst();
    return row && readDocument(row.document);
  }

  async function swap(old: Game, next: Game): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('games')
      .set({ version: next.version, document: JSON.stringify(next), touched_at: touchedAt() })
      .where('code', '=', old.code)
      .where('version', '=', old.version)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return {
    load,

    async create(game) {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('games')
        .values({
          code: game.code,
          version: game.version,
          document: JSON.stringify(game),
          touched_at: touchedAt(),
        })
        .onConflict(conflict => conflict.column('code').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },

    async update(code, change) {
      for (;;) {
        const game = await load(code);
        if (game === undefined) return refused('not-found');
        const changed = change(game);
        if (!changed.ok || changed.value === game) return changed;
        if (await swap(game, changed.value)) return changed;
      }
    },

    async check() {
      await sql`select 1`.execute(db);
    },

    close: () => db.destroy(),
  };
}

/** Documents are written by `createStore` alone; this is the door where they get their type back. */
const readDocument = (document: string): Game => JSON.parse(document) as Game;
