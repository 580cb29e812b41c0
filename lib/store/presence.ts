import type { Kysely } from 'kysely';
import type { DeviceId, Time } from '../game/seats/seat';
import type { Presence } from '../game/views/views';
import { inChunks, MAX_PARAMETERS } from './chunks';
import { queryDatabase } from './queryDatabase';
import type { Schema } from './schema';

/** A device with an open event stream of a game. */
export interface ConnectedDevice {
  readonly code: string;
  readonly device: DeviceId;
}

/** Records which devices have event streams of which games. */
export interface PresenceStore {
  /** The devices that have had an event stream of the game open. */
  presence(code: string): Promise<Presence>;
  /** Records that the devices are connected now and count as connected until `connectedUntil`. */
  recordPresence(listeners: readonly ConnectedDevice[], connectedUntil: Time): Promise<void>;
  /** Deletes a game's presence except that of `devices`, its seat holders. */
  removeOtherPresence(code: string, devices: readonly DeviceId[]): Promise<void>;
}

const COLUMNS = 4;

export const createPresenceStore = (db: Kysely<Schema>, now: () => Time): PresenceStore => ({
  async presence(code) {
    const rows = await queryDatabase(() =>
      db
        .selectFrom('presence')
        .select(['device', 'seen_at', 'connected_until'])
        .where('code', '=', code)
        .execute(),
    );
    // PostgreSQL's driver returns bigint as text.
    return new Map(
      rows.map(row => [
        row.device,
        { seenAt: Number(row.seen_at), connectedUntil: Number(row.connected_until) },
      ]),
    );
  },

  async recordPresence(devices, connectedUntil) {
    const seenAt = now();
    for (const some of inChunks(devices, MAX_PARAMETERS / COLUMNS)) {
      await queryDatabase(() =>
        db
          .insertInto('presence')
          .values(some.map(each => ({ ...each, seen_at: seenAt, connected_until: connectedUntil })))
          .onConflict(conflict =>
            conflict
              .columns(['code', 'device'])
              .doUpdateSet({ seen_at: seenAt, connected_until: connectedUntil }),
          )
          .execute(),
      );
    }
  },

  async removeOtherPresence(code, devices) {
    await queryDatabase(() =>
      db
        .deleteFrom('presence')
        .where('code', '=', code)
        .where('device', 'not in', devices)
        .execute(),
    );
  },
});
