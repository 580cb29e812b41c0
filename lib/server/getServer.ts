import type { Game } from '../game/game';
import type { Result } from '../result';
import { type Database, openDatabase } from '../store/openDatabase';
import { openRateLimiter, type RateLimiter } from '../store/rateLimiter';
import { createStore, type Store } from '../store/store';
import type { LoadRefusal } from '../table/dependencies';
import { createHealth, type Health } from './health';
import { type Live, openLive } from './live';
import { log } from './log';
import { onceInProcess } from './once';
import { settings } from './settings';

/** The stateful services of this process. */
interface Server {
  readonly store: Store;
  readonly live: Live;
  readonly rateLimiter: RateLimiter;
  /** Checks whether the services work. */
  readonly health: () => Promise<Health>;
}

const cached = onceInProcess<{ server?: Promise<Server> }>('server', () => ({}));

export function getServer(): Promise<Server> {
  const server = cached.server ?? open();
  cached.server = server;
  // The database may become available later: the next request retries.
  server.catch(() => {
    if (cached.server === server) delete cached.server;
  });
  return server;
}

/** Changes a stored game and notifies all its event streams. */
export async function changeGame<E>(
  code: string,
  change: (game: Game) => Result<Game, E>,
): Promise<Result<Game, E | LoadRefusal>> {
  const { store } = await getServer();
  let before: Game | undefined;
  const changed = await store.update(code, game => {
    before = game;
    return change(game);
  });
  // The change is stored, so the request succeeds even if the notification fails.
  if (changed.ok && changed.value !== before) void publishNews(code, changed.value.version);
  return changed;
}

/**
 * Notifies all event streams of a game. Never throws: a stream that misses the version receives it with the next beat.
 */
export async function publishNews(code: string, version: number): Promise<void> {
  try {
    await (await getServer()).live.publish(code, version);
  } catch (error) {
    log.warn({ err: error }, 'could not publish a change');
  }
}

async function open(): Promise<Server> {
  const database = await openDatabase(settings.databaseUrl);
  try {
    return await openOn(database);
  } catch (error) {
    // The next request opens a new connection.
    await database.db.destroy();
    throw error;
  }
}

async function openOn(database: Database): Promise<Server> {
  const store = createStore(database.db, Date.now, row =>
    log.error(row, 'a game could not be read'),
  );
  const rateLimiter = await openRateLimiter(database, {
    guess: settings.guessesPerMinute,
    costly: settings.costlyPerMinute,
    refused: settings.refusedPerMinute,
  });
  // Last, since it keeps a connection open until it is closed.
  const live = await openLive(database, store);
  const isInPlace = () => database.kind === 'postgres' || database.client.isInPlace();
  const health = createHealth({ store, isInPlace, receivesNews: live.receives });
  return { store, live, rateLimiter, health };
}
