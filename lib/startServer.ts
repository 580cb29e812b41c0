import { log } from './log';
import { watchRequests } from './requests';
import { getServer, settings } from './server';
import { endStreams } from './streams';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** What runs beside the requests from the first moment on. */
export function startServer(): void {
  watchRequests();
  // An open stream would keep the process from stopping.
  process.once('SIGTERM', endStreams);
  process.once('SIGINT', endStreams);
  void removeOldGames();
  setInterval(() => void removeOldGames(), HOUR).unref();
}

/** Games that nobody has touched for as long as the operator keeps them. */
async function removeOldGames(): Promise<void> {
  try {
    const { store } = await getServer();
    const removed = await store.prune(Date.now() - settings.keepDays * DAY);
    if (removed > 0) log.info({ removed }, 'old games removed');
  } catch (error) {
    log.error({ err: error }, 'old games could not be removed');
  }
}
