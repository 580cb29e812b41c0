import { sql } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
} from 'rate-limiter-flexible';
import type { Database } from './openDatabase';
import { queryDatabase } from './queryDatabase';

/**
 * Limited actions: wrong guesses, requests that are expensive for the server, and changes that are refused, which count
 * in no seat's pace.
 */
export type LimitedAction = 'guess' | 'costly' | 'refused';

/**
 * Counts a network's actions per minute in the database, so that all servers share the count; refused changes only in
 * this process, since they are frequent and cheap. A network over its limit waits until the minute ends, and is refused
 * from memory. Throws `Unavailable` if the database fails.
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
  const counters = {
    guess: await queryDatabase(() => openCounter(database, perMinute.guess)),
    costly: await queryDatabase(() => openCounter(database, perMinute.costly)),
    refused: new RateLimiterMemory({ points: perMinute.refused, duration: MINUTE }),
  };
  const key = (what: LimitedAction, who: string) => `${what} ${who}`;
  const seconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));
  return {
    async count(what, who) {
      if (perMinute[what] === 0) return 0;
      const wait = await queryDatabase(() => millisecondsAfter(counters[what], key(what, who)));
      return wait > 0 ? seconds(wait) : 0;
    },
    async secondsToWait(what, who) {
      const most = perMinute[what];
      if (most === 0) return 0;
      const counted = await queryDatabase(() => counters[what].get(key(what, who)));
      return counted !== null && counted.consumedPoints >= most ? seconds(counted.msBeforeNext) : 0;
    },
    async removeOld() {
      await queryDatabase(() =>
        sql`delete from ${sql.table(TABLE)} where expire < ${Date.now()}`.execute(database.db),
      );
    },
  };
}

/** Counts one action; the milliseconds to wait if it exceeds the limit, otherwise 0. */
const millisecondsAfter = (counter: RateLimiterAbstract, key: string): Promise<number> =>
  counter.consume(key).then(
    () => 0,
    (refused: unknown) => {
      if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
      throw refused;
    },
  );

function openCounter(database: Database, points: number): Promise<RateLimiterAbstract> {
  return new Promise((resolve, reject) => {
    const options = {
      tableName: TABLE,
      points,
      duration: MINUTE,
      keyPrefix: '',
      // From then on, the process needs no database to refuse.
      inMemoryBlockOnConsumed: points,
      // The library's own cleanup stops for good at its first failure.
      clearExpiredByTimeout: false,
    };
    const opened = (error?: Error) => (error ? reject(error) : resolve(counter));
    const counter: RateLimiterAbstract =
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
