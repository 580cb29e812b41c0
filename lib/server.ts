import type { Game } from './game/game';
import { createHealth, type Health } from './health';
import { type Live, openLive } from './live';
import { log } from './log';
import type { Result } from './result';
import { type Counts, openCounts } from './store/counts';
import { type Database, openDatabase } from './store/openDatabase';
import { createStore, type Missing, type Store } from './store/store';

/** What an operator may set, read once. */
export const settings = {
  /** `file:` for SQLite, `postgres:` for a server. */
  databaseUrl: process.env.DATABASE_URL ?? 'file:.data/fieldbook.db',
  /** Days after which a game that nobody touched is removed. */
  keepDays: wholeNumber('KEEP_DAYS', 30),
  /** How often a network may guess wrong in a minute, and ask for what is costly; 0 for no limit. */
  guessesPerMinute: wholeNumber('GUESSES_PER_MINUTE', 120),
  costlyPerMinute: wholeNumber('COSTLY_PER_MINUTE', 120),
  /** How many proxies stand before us and add to X-Forwarded-For; 0 where none does. */
  trustedProxies: wholeNumber('TRUSTED_PROXIES', 0),
  /** Where others reach us: pictures beside links need whole addresses. */
  publicUrl: address('PUBLIC_URL', 'http://localhost:3000'),
} as const;

/** This process's effects: its store, who listens, who asks too often. */
export interface Server {
  readonly store: Store;
  readonly live: Live;
  readonly counts: Counts;
  /** Whether all this works. */
  readonly health: () => Promise<Health>;
}

// Next may load a module several times for different routes; what must exist once is kept here.
const SERVER = Symbol.for('fieldbook.server');
const once = globalThis as { [SERVER]?: Promise<Server> };

export function getServer(): Promise<Server> {
  const server = once[SERVER] ?? open();
  once[SERVER] = server;
  // A database that is away at first may come: the next request tries again.
  server.catch(() => {
    if (once[SERVER] === server) delete once[SERVER];
  });
  return server;
}

/** Changes a stored game and tells everybody who listens to it. */
export async function changeGame<E>(
  code: string,
  change: (game: Game) => Result<Game, E>,
): Promise<Result<Game, E | Missing>> {
  const { store } = await getServer();
  let before: Game | undefined;
  const changed = await store.update(code, game => {
    before = game;
    return change(game);
  });
  // What is kept is acknowledged, whether or not others can be told.
  if (changed.ok && changed.value !== before) void tellNews(code, changed.value.version);
  return changed;
}

/** Tells everybody who listens to a game. Who cannot be told now learns it by the next beat. */
export async function tellNews(code: string, version: number): Promise<void> {
  try {
    await (await getServer()).live.tell(code, version);
  } catch (error) {
    log.warn({ err: error }, 'news was not told');
  }
}

async function open(): Promise<Server> {
  const database = await openDatabase(settings.databaseUrl);
  try {
    return await openOn(database);
  } catch (error) {
    // The next request opens another one.
    await database.db.destroy();
    throw error;
  }
}

async function openOn(database: Database): Promise<Server> {
  const store = createStore(database.db, Date.now);
  const counts = await openCounts(database, {
    guess: settings.guessesPerMinute,
    costly: settings.costlyPerMinute,
  });
  // Last, for it goes on listening until it is closed.
  const live = await openLive(database, store);
  const isInPlace = () => database.kind === 'postgres' || database.client.isInPlace();
  return { store, live, counts, health: createHealth({ store, isInPlace }) };
}

function wholeNumber(name: string, otherwise: number): number {
  const text = process.env[name];
  if (text === undefined) return otherwise;
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}"`);
  return Number(text);
}

function address(name: string, otherwise: string): URL {
  const text = process.env[name] ?? otherwise;
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new Error(`${name} must be an address such as https://example.org, not "${text}"`);
  return new URL(text);
}
