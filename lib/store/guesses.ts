import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
} from 'rate-limiter-flexible';
import type { Database } from './openDatabase';
import { reach } from './unavailable';

/**
 * Wrong guesses, counted in the database so that all servers share the count: who has used up
 * the guesses of a minute waits until it is over. Throws `Unavailable` where the database does.
 */
export interface Guesses {
  /** Counts a wrong guess by `who`. */
  count(who: string): Promise<void>;
  /** Whole seconds until `who` may guess again; 0 where it may now. */
  secondsToWait(who: string): Promise<number>;
}

const MINUTE = 60;
const TABLE = 'guesses';

/** `perMinute`: wrong guesses that one address or device bears in a minute. */
export async function openGuesses(database: Database, perMinute: number): Promise<Guesses> {
  const limiter = await reach(() => openLimiter(database, perMinute));
  return {
    async count(who) {
      // Beyond the limit it rejects with the same figures: that is no fault.
      await reach(() => limiter.consume(who).catch(unlessFigures));
    },
    async secondsToWait(who) {
      const figures = await reach(() => limiter.get(who));
      const isUsedUp = figures !== null && figures.consumedPoints >= perMinute;
      return isUsedUp ? Math.max(1, Math.ceil(figures.msBeforeNext / 1000)) : 0;
    },
  };
}

function openLimiter(database: Database, points: number): Promise<RateLimiterAbstract> {
  return new Promise((resolve, reject) => {
    const options = {
      tableName: TABLE,
      points,
      duration: MINUTE,
      keyPrefix: '',
      clearExpiredByTimeout: true,
    };
    const opened = (error?: Error) => (error ? reject(error) : resolve(limiter));
    const limiter: RateLimiterAbstract =
      database.kind === 'postgres'
        ? new RateLimiterPostgres({ ...options, storeClient: database.client }, opened)
        : new RateLimiterSQLite(
            { ...options, storeClient: database.client, storeType: 'better-sqlite3' },
            opened,
          );
  });
}

function unlessFigures(rejection: unknown): void {
  if (!(rejection instanceof RateLimiterRes)) throw rejection;
}
