import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable, Unavailable } from '../table/unavailable';

/**
 * How long to retry while another process holds a lock, and the longest pause between tries. Including the last try and
 * the rest of the request, the response takes less than five seconds.
 */
const RETRY_MILLISECONDS = 4000;
const LONGEST_PAUSE_MILLISECONDS = 100;

/** Deadline of a request that starts now, on the clock of `performance.now()`. */
export const deadlineFromNow = (): number => performance.now() + RETRY_MILLISECONDS;

/**
 * Runs a query; throws every database error as `Unavailable` with its cause. SQLite's own wait for a lock blocks the
 * whole process, and PostgreSQL's ignores our deadline. Instead, locked queries are retried after a pause until the
 * deadline, so that reads and other requests continue. `query` can run several times, so it must be a single statement
 * or transaction.
 */
export async function queryDatabase<T>(
  query: () => Promise<T>,
  deadline: number = deadlineFromNow(),
): Promise<T> {
  for (let milliseconds = 5; ; milliseconds *= 2) {
    try {
      return await query();
    } catch (error) {
      if (isUnavailable(error)) throw error;
      if (!isLocked(error) || performance.now() > deadline)
        throw new Unavailable('the database did not do what it was asked', { cause: error });
    }
    await pause(Math.min(milliseconds, LONGEST_PAUSE_MILLISECONDS));
  }
}

/** PostgreSQL's `lock_not_available`: the wait exceeded the `lock_timeout` set in `postgresPool`. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Whether the database refused because another connection is writing. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && isLockCode(error.code)) ||
    isLocked(error.cause));

const isLockCode = (code: string): boolean =>
  code.startsWith('SQLITE_BUSY') || code === LOCK_NOT_AVAILABLE;
