import type { Kysely } from 'kysely';
import type { Time } from '../game/seats/seat';
import { createGameStore, type GameStore, type OnUnreadable } from './games';
import { createMaintenance, type Maintenance } from './maintenance';
import { createPresenceStore, type PresenceStore } from './presence';
import type { Schema } from './schema';

/** The storage of games. Every method throws `Unavailable` if the database fails. */
export interface Store extends GameStore, PresenceStore, Maintenance {}

/**
 * A store in any database that Kysely supports; `now` returns milliseconds since 1970. `onUnreadable` is called once per
 * unreadable game. It does not receive the code, since anyone who reads it in a log could join the game.
 */
export const createStore = (
  db: Kysely<Schema>,
  now: () => Time,
  onUnreadable: OnUnreadable = () => {},
): Store => ({
  ...createGameStore(db, now, onUnreadable),
  ...createPresenceStore(db, now),
  ...createMaintenance(db, now),
});
