import { sql } from 'kysely';
import {
  RateLimiterPostgres,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type { Database } from './openDatabase';
import { queryDatabase } from './queryDatabase';

/** Limited actions: wrong guesses, and requests that are expensive for the server. */
export type LimitedAction = 'guess' | 'costly';

/**
 * Counts a network's actions per minute in the database, so that all servers share the count. A network over its limit
 * waits until the minute ends. Throws `Unavailable` if the database fails.
 */
export interface RateLimiter {
  /** Counts one action; returns whole seconds to wait if it exceeds the limit, otherwise 0. */
  count(what: LimitedAction, who: string): Promise<number>;
  /** Whole seconds until `who` may act again; 0 if it may now. */
  secondsToWait(what: LimitedAction, who: string): Promise<number>;
  /** Removes expired counts. */
  removeOld(): Promise<void>;
}

const MINUTE = 60;
const TABLE = 'guesses';

/** `perMinute`: allowed actions per network and minute; 0 for no limit. */
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
      const counted = await queryDatabase(() => counter.get(key(what, who)));
      return counted !== null && counted.consumedPoints >= most ? seconds(counted.msBeforeNext) : 0;
    },
    async removeOld() {
      await queryDatabase(() =>
        sql`delete from ${sql.table(TABLE)} where expire < ${Date.now()}`.execute(database.db),
      );
    },
  };
}

/** Only counts; the limit is applied above. */
function openCounter(database: Database): Promise<RateLimiterStoreAbstract> {
  return new Promise((resolve, reject) => {
    const options = {
      tableName: TABLE,
      points: Number.MAX_SAFE_INTEGER,
      duration: MINUTE,
      keyPrefix: '',
      // The library's own cleanup stops for good at its first failure.
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
