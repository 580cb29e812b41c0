import { getServer } from './getServer';
import { log } from './log';
import { disableKeepAlive, watchRequests } from './requests';
import { settings } from './settings';
import { endStreams } from './streams';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Longer than the longest wait for the database. */
const STOP_MILLISECONDS = 6000;

/** Starts request logging, signal handlers and hourly cleanup. */
export function startServer(): void {
  watchRequests();
  process.once('SIGTERM', prepareToStop);
  process.once('SIGINT', prepareToStop);
  void removeOld();
  setInterval(() => void removeOld(), HOUR).unref();
}

/** Next stops once all connections are closed; open event streams would prevent it. */
function prepareToStop(): void {
  disableKeepAlive();
  endStreams();
  // Connections left by then have sent an incomplete request or do not use HTTP.
  setTimeout(() => process.exit(), STOP_MILLISECONDS).unref();
}

/** Removes games unchanged for `keepDays` and expired rate limits. */
async function removeOld(): Promise<void> {
  try {
    const { store, rateLimiter } = await getServer();
    const removed = await store.prune(Date.now() - settings.keepDays * DAY);
    if (removed > 0) log.info({ removed }, 'old games removed');
    await rateLimiter.removeOld();
  } catch (error) {
    log.error({ err: error }, 'could not delete expired games');
  }
}
