import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable, Unavailable } from '../table/unavailable';

/**
 * How long another process may hold a lock before we give up, and how long we look away meanwhile. With the last try,
 * and all else that an answer takes, it is less than five seconds.
 */
const PATIENCE_MILLISECONDS = 4000;
const LONGEST_PAUSE_MILLISECONDS = 100;

/** When whoever asks now is to be told that it cannot be done, by `performance.now()`. */
export const deadlineFromNow = (): number => performance.now() + PATIENCE_MILLISECONDS;

/**
 * Asks the database; whatever goes wrong there is `Unavailable`, with its cause. SQLite's own way to
 * wait for a lock stops the whole process, and PostgreSQL's knows no deadline of ours: they are asked again after a
 * pause instead, until the deadline, so that reads and other requests go on. Only one statement or transaction may be
 * asked at a time, for it may be repeated.
 */
export async function queryDatabase<T>(
  ask: () => Promise<T>,
  deadline: number = deadlineFromNow(),
): Promise<T> {
  for (let milliseconds = 5; ; milliseconds *= 2) {
    try {
      return await ask();
    } catch (error) {
      if (isUnavailable(error)) throw error;
      if (!isLocked(error) || performance.now() > deadline)
        throw new Unavailable('the database did not do what it was asked', { cause: error });
    }
    await pause(Math.min(milliseconds, LONGEST_PAUSE_MILLISECONDS));
  }
}

/** PostgreSQL's `lock_not_available`: it has waited for as long as `postgresPool` lets it. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Whether a database refuses because another connection writes. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && isLockCode(error.code)) ||
    isLocked(error.cause));

const isLockCode = (code: string): boolean =>
  code.startsWith('SQLITE_BUSY') || code === LOCK_NOT_AVAILABLE;
