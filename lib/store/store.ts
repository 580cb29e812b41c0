import type { Kysely } from 'kysely';
import type { Time } from '../game/seats/seat';
import { createGames, type Games, type OnUnreadable } from './games';
import { createListeners, type Listeners } from './presence';
import type { Schema } from './schema';
import { createUpkeep, type Upkeep } from './upkeep';

/** What remembers games. All of it throws `Unavailable` where the database does not do its part. */
export interface Store extends Games, Listeners, Upkeep {}

/**
 * A store in any database that Kysely speaks to; `now` tells milliseconds since 1970. `onUnread` hears
 * once of each game that cannot be read. It is not told the code, with which whoever reads it could sit down.
 */
export const createStore = (
  db: Kysely<Schema>,
  now: () => Time,
  onUnread: OnUnreadable = () => {},
): Store => ({
  ...createGames(db, now, onUnread),
  ...createListeners(db, now),
  ...createUpkeep(db, now),
});
