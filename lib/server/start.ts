import { getServer } from './getServer';
import { log } from './log';
import { disableKeepAlive, watchRequests } from './requests';
import { settings } from './settings';
import { endStreams } from './streams';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Longer than the database makes anybody wait. */
const STOP_MILLISECONDS = 6000;

/** What runs beside the requests from the first moment on. */
export function startServer(): void {
  watchRequests();
  process.once('SIGTERM', prepareToStop);
  process.once('SIGINT', prepareToStop);
  void removeOld();
  setInterval(() => void removeOld(), HOUR).unref();
}

/** Next stops once all connections are closed: an open stream would keep it from that. */
function prepareToStop(): void {
  disableKeepAlive();
  endStreams();
  // What is left by then has asked for nothing in full, or for another protocol than HTTP.
  setTimeout(() => process.exit(), STOP_MILLISECONDS).unref();
}

/** Games that nobody has touched for as long as the operator keeps them, and counts of minutes gone by. */
async function removeOld(): Promise<void> {
  try {
    const { store, rateLimiter } = await getServer();
    const removed = await store.prune(Date.now() - settings.keepDays * DAY);
    if (removed > 0) log.info({ removed }, 'old games removed');
    await rateLimiter.removeOld();
  } catch (error) {
    log.error({ err: error }, 'what is old could not be removed');
  }
}
