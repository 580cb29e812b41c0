import { type Kysely, sql } from 'kysely';
import type { Time } from '../game/seats/seat';
import { queryDatabase } from './queryDatabase';
import type { Schema } from './schema';

/** Maintenance operations, independent of the database's content. */
export interface Maintenance {
  /** Removes the games last changed before `before`, with their presence; returns the number of games. */
  prune(before: Time): Promise<number>;
  /** Throws `Unavailable` if the database does not answer. */
  check(): Promise<void>;
  /** Writes meaningless data to check that the database can write to its disk. */
  checkWritable(): Promise<void>;
  close(): Promise<void>;
}

/** Exceeds a large game, so that a disk with room for it also has room for a game. */
const TRIAL_BYTES = 16 * 1024;

export const createMaintenance = (db: Kysely<Schema>, now: () => Time): Maintenance => ({
  async prune(before) {
    const { numDeletedRows } = await queryDatabase(() =>
      db.deleteFrom('games').where('touched_at', '<', inSeconds(before)).executeTakeFirst(),
    );
    await queryDatabase(() =>
      db
        .deleteFrom('presence')
        .where('code', 'not in', db.selectFrom('games').select('code'))
        .execute(),
    );
    return Number(numDeletedRows);
  },

  async check() {
    await queryDatabase(() => sql`select 1`.execute(db));
  },

  async checkWritable() {
    const row = { filling: 'x'.repeat(TRIAL_BYTES), tried_at: now() };
    await queryDatabase(() =>
      db
        .insertInto('trial')
        .values({ id: 1, ...row })
        .onConflict(conflict => conflict.column('id').doUpdateSet(row))
        .execute(),
    );
  },

  close: () => db.destroy(),
});

/** The unit of `touched_at`. */
export const inSeconds = (time: Time): number => Math.floor(time / 1000);
