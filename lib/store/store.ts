import type { Kysely } from 'kysely';
import type { Time } from '../game/seats/seat';
import { createGames, type Games, type OnUnreadable } from './games';
import { createListeners, type Listeners } from './presence';
import type { Schema } from './schema';
import { createUpkeep, type Upkeep } from './upkeep';

/** The storage of games. Every method throws `Unavailable` if the database fails. */
export interface Store extends Games, Listeners, Upkeep {}

/**
 * A store in any database that Kysely supports; `now` returns milliseconds since 1970. `onUnread` is called once per
 * unreadable game. It does not receive the code, since anybody who reads it in a log could join the game.
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
