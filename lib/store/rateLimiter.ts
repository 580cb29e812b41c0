import { sql } from 'kysely';
import {
  RateLimiterPostgres,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type { Database } from './openDatabase';
import { queryDatabase } from './queryDatabase';

/** What is counted: wrong guesses, and calls that cost the server much. */
export type LimitedAction = 'guess' | 'costly';

/**
 * What a network does in a minute, counted in the database so that all servers share the count.
 * Who has used up a minute's allowance waits until it is over. Throws `Unavailable` where the
 * database does.
 */
export interface RateLimiter {
  /** Counts one more; whole seconds to wait where that one was too many, else 0. */
  count(what: LimitedAction, who: string): Promise<number>;
  /** Whole seconds until `who` may do one more; 0 where that is now. */
  secondsToWait(what: LimitedAction, who: string): Promise<number>;
  /** Removes what counts no more. */
  removeOld(): Promise<void>;
}

const MINUTE = 60;
const TABLE = 'guesses';

/** `perMinute`: how many one network may do in a minute; 0 for any number. */
export async function openRateLimiter(
  database: Database,
  perMinute: Readonly<Record<LimitedAction, number>>,
): Promise<RateLimiter> {
  const counter = await queryDatabase(() => openCounter(database));
  const key = (what: LimitedAction, who: string) => `${what} ${who}`;
  const seconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));
  return {
    async count(what, who) {
      const most = perMinute[what];
      if (most === 0) return 0;
      const { consumedPoints, msBeforeNext } = await queryDatabase(() =>
        counter.consume(key(what, who)),
      );
      return consumedPoints > most ? seconds(msBeforeNext) : 0;
    },
    async secondsToWait(what, who) {
      const most = perMinute[what];
      if (most === 0) return 0;
      const figures = await queryDatabase(() => counter.get(key(what, who)));
      return figures !== null && figures.consumedPoints >= most ? seconds(figures.msBeforeNext) : 0;
    },
    async removeOld() {
      await queryDatabase(() =>
        sql`delete from ${sql.table(TABLE)} where expire < ${Date.now()}`.execute(database.db),
      );
    },
  };
}

/** It counts; what is too many is decided above. */
function openCounter(database: Database): Promise<RateLimiterStoreAbstract> {
  return new Promise((resolve, reject) => {
    const options = {
      tableName: TABLE,
      points: Number.MAX_SAFE_INTEGER,
      duration: MINUTE,
      keyPrefix: '',
      // Its own cleaning stops for good at the first failure.
      clearExpiredByTimeout: false,
    };
    const opened = (error?: Error) => (error ? reject(error) : resolve(counter));
    const counter: RateLimiterStoreAbstract =
      database.kind === 'postgres'
        ? new RateLimiterPostgres(
            { ...options, storeClient: database.client, storeType: 'pool' },
            opened,
          )
        : new RateLimiterSQLite(
            { ...options, storeClient: database.client, storeType: 'better-sqlite3' },
            opened,
          );
  });
}
