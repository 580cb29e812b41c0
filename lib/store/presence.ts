import type { Kysely } from 'kysely';
import type { DeviceId, Time } from '../game/seats/seat';
import type { Presence } from '../game/views/views';
import { inChunks, MOST_PARAMETERS } from './chunks';
import { queryDatabase } from './queryDatabase';
import type { Schema } from './schema';

/** A device that listens to a game. */
export interface Listener {
  readonly code: string;
  readonly device: DeviceId;
}

/** Remembers who listens to which game. */
export interface Listeners {
  /** Who has listened to a game. */
  presence(code: string): Promise<Presence>;
  /** Notes that devices are listening now, and count as here until then. */
  notePresence(listeners: readonly Listener[], hereUntil: Time): Promise<void>;
  /** Forgets all who have listened to a game but these devices, who hold its seats. */
  keepPresence(code: string, devices: readonly DeviceId[]): Promise<void>;
}

const COLUMNS = 4;

export const createListeners = (db: Kysely<Schema>, now: () => Time): Listeners => ({
  async presence(code) {
    const rows = await queryDatabase(() =>
      db
        .selectFrom('presence')
        .select(['device', 'seen_at', 'here_until'])
        .where('code', '=', code)
        .execute(),
    );
    // PostgreSQL hands out its bigint as text.
    return new Map(
      rows.map(row => [
        row.device,
        { seenAt: Number(row.seen_at), hereUntil: Number(row.here_until) },
      ]),
    );
  },

  async notePresence(listeners, hereUntil) {
    const seenAt = now();
    for (const some of inChunks(listeners, MOST_PARAMETERS / COLUMNS)) {
      await queryDatabase(() =>
        db
          .insertInto('presence')
          .values(some.map(each => ({ ...each, seen_at: seenAt, here_until: hereUntil })))
          .onConflict(conflict =>
            conflict
              .columns(['code', 'device'])
              .doUpdateSet({ seen_at: seenAt, here_until: hereUntil }),
          )
          .execute(),
      );
    }
  },

  async keepPresence(code, devices) {
    await queryDatabase(() =>
      db
        .deleteFrom('presence')
        .where('code', '=', code)
        .where('device', 'not in', devices)
        .execute(),
    );
  },
});
