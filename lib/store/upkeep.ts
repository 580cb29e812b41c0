import { type Kysely, sql } from 'kysely';
import type { Time } from '../game/seats/seat';
import { queryDatabase } from './queryDatabase';
import type { Schema } from './schema';

/** What an operator has of the database, whatever it holds. */
export interface Upkeep {
  /** Removes the games that nobody has changed since, with everything about them. How many. */
  prune(before: Time): Promise<number>;
  /** Whether the database answers. */
  check(): Promise<void>;
  /** Has the database keep something on its disk that says nothing. */
  tryChange(): Promise<void>;
  close(): Promise<void>;
}

/** More than a large game takes, so that a disk with room for that has room for a game. */
const TRIAL_BYTES = 16 * 1024;

export const createUpkeep = (db: Kysely<Schema>, now: () => Time): Upkeep => ({
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

  async tryChange() {
    const tried = { filling: 'x'.repeat(TRIAL_BYTES), tried_at: now() };
    await queryDatabase(() =>
      db
        .insertInto('trial')
        .values({ id: 1, ...tried })
        .onConflict(conflict => conflict.column('id').doUpdateSet(tried))
        .execute(),
    );
  },

  close: () => db.destroy(),
});

/** The unit of `touched_at`. */
export const inSeconds = (time: Time): number => Math.floor(time / 1000);
