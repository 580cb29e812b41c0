import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable, Unavailable } from '../table/unavailable';

/** How long another process may hold SQLite's lock before we give up, and how long we look away meanwhile. */
const PATIENCE_MILLISECONDS = 5000;
const LONGEST_PAUSE_MILLISECONDS = 100;

/**
 * Asks the database; whatever goes wrong there is `Unavailable`, with its cause. SQLite's own way to
 * wait for a lock stops the whole process: it is asked again after a pause instead, so that reads and
 * other requests go on. Only one statement or transaction may be asked at a time, for it may be repeated.
 */
export async function reach<T>(ask: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MILLISECONDS;
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

/** Whether SQLite refuses because another connection writes. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_BUSY')) ||
    isLocked(error.cause));
