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
 * Limited actions: wrong guesses, requests that are expensive for the server, and refused changes, which do not count
 * towards a seat's own rate limit.
 */
export type LimitedAction = 'guess' | 'costly' | 'refused';

/** Counts actions per minute. Over the limit, further actions are refused until the minute ends. */
interface Counts {
  /** Counts one action; returns whole seconds to wait if it exceeds the limit, otherwise 0. */
  count(what: LimitedAction, who: string): Promise<number>;
  /** Whole seconds until `who` may act again; 0 if it may now. */
  secondsToWait(what: LimitedAction, who: string): Promise<number>;
}

/**
 * Counts networks' actions in the database, so that all servers share the count; refused changes only in this process,
 * since they are frequent and cheap. A network over its limit is refused from memory. Throws `Unavailable` if the
 * database fails.
 */
export interface RateLimiter extends Counts {
  /**
   * Counts of seat holders: in this process only, and without a limit on guesses. Each is dropped after its minute, and
   * made-up cookies add none, since they hold no seat.
   */
  readonly holders: Counts;
  /** Removes expired counts. */
  removeOld(): Promise<void>;
}

const MINUTE = 60;
const TABLE = 'guesses';

type PerMinute = Readonly<Record<LimitedAction, number>>;

/** `perMinute`: allowed actions per network, or holder, and minute; 0 for no limit. */
export async function openRateLimiter(
  database: Database,
  perMinute: PerMinute,
): Promise<RateLimiter> {
  const inDatabase = (what: LimitedAction) =>
    queryDatabase(() => openCounter(database, perMinute[what]));
  const inMemory = (what: LimitedAction) =>
    new RateLimiterMemory({ points: perMinute[what], duration: MINUTE });
  return {
    ...countsIn({
      guess: await inDatabase('guess'),
      costly: await inDatabase('costly'),
      refused: inMemory('refused'),
    }),
    holders: countsIn({ costly: inMemory('costly'), refused: inMemory('refused') }),
    async removeOld() {
      await queryDatabase(() =>
        sql`delete from ${sql.table(TABLE)} where expire < ${Date.now()}`.execute(database.db),
      );
    },
  };
}

/** Actions without a counter, or with one of no points, have no limit. */
function countsIn(counters: Partial<Record<LimitedAction, RateLimiterAbstract>>): Counts {
  const key = (what: LimitedAction, who: string) => `${what} ${who}`;
  const seconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));
  return {
    async count(what, who) {
      const counter = counters[what];
      if (!counter?.points) return 0;
      const wait = await queryDatabase(() => millisecondsAfter(counter, key(what, who)));
      return wait > 0 ? seconds(wait) : 0;
    },
    async secondsToWait(what, who) {
      const counter = counters[what];
      if (!counter?.points) return 0;
      const counted = await queryDatabase(() => counter.get(key(what, who)));
      return counted !== null && counted.consumedPoints >= counter.points
        ? seconds(counted.msBeforeNext)
        : 0;
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
