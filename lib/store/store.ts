import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { DeviceId, Game, Time } from '../game/game';
import type { Presence } from '../game/views';
import { type Result, refused } from '../result';
import type { Keeper, Missing } from '../table/keeper';
import { Unavailable } from '../table/unavailable';
import { type DocumentFault, formatDocument, readDocument } from './document';
import { reach } from './reach';
import type { Schema } from './schema';
import { createTurns } from './turns';

/** A device that listens to a game. */
export interface Listener {
  readonly code: string;
  readonly device: DeviceId;
}

/** What remembers games. All of it throws `Unavailable` where the database does not do its part. */
export interface Store extends Keeper {
  /** The versions of those games that are there. */
  versions(codes: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Who has listened to a game. */
  presence(code: string): Promise<Presence>;
  /** Notes that devices are listening now, and count as here until then. */
  notePresence(listeners: readonly Listener[], hereUntil: Time): Promise<void>;
  /** Removes the games that nobody has changed since, with everything about them. How many. */
  prune(before: Time): Promise<number>;
  /** Whether the database answers. */
  check(): Promise<void>;
  /** Has the database keep something on its disk that says nothing. */
  tryChange(): Promise<void>;
  close(): Promise<void>;
}

/** More than a large game takes, so that a disk with room for that has room for a game. */
const TRIAL_BYTES = 16 * 1024;

/** More changes of one game by other servers do not come between. Some 0.7 s in all. */
const MOST_TRIES = 40;
const LONGEST_PAUSE_MILLISECONDS = 40;

/** Why a row holds no game to us, and when it was last written, in seconds since 1970: that leads to the row. */
export type Unread = DocumentFault & { readonly touchedAt: number };

export type OnUnread = (unread: Unread) => void;

/**
 * A store in any database that Kysely speaks to; `now` tells milliseconds since 1970. `onUnread` hears
 * once of each game that cannot be read. It is not told the code, with which whoever reads it could sit down.
 */
export function createStore(
  db: Kysely<Schema>,
  now: () => Time,
  onUnread: OnUnread = () => {},
): Store {
  const touchedAt = () => inSeconds(now());
  // Changes of one game race those of other processes only, not each other.
  const inTurn = createTurns();
  /** The games that could not be read, each told once. */
  const unread = new Set<string>();

  async function load(code: string): Promise<Result<Game, Missing>> {
    const row = await reach(() =>
      db
        .selectFrom('games')
        .select(['document', 'touched_at'])
        .where('code', '=', code)
        .executeTakeFirst(),
    );
    if (row === undefined) return refused('not-found');
    const read = readDocument(row.document);
    // A document in the wrong row would be written over another game.
    if (read.ok && read.value.code === code) return read;
    const fault: DocumentFault = read.ok ? { kind: 'damaged', where: 'code' } : read.error;
    if (!unread.has(code)) {
      unread.add(code);
      onUnread({ ...fault, touchedAt: Number(row.touched_at) });
    }
    return refused(fault.kind === 'newer' ? 'game-newer' : 'game-damaged');
  }

  async function swap(old: Game, next: Game): Promise<boolean> {
    const { numUpdatedRows } = await reach(() =>
      db
        .updateTable('games')
        .set({ version: next.version, document: formatDocument(next), touched_at: touchedAt() })
        .where('code', '=', old.code)
        .where('version', '=', old.version)
        .executeTakeFirst(),
    );
    return numUpdatedRows > 0n;
  }

  return {
    load,

    async create(game) {
      const { numInsertedOrUpdatedRows = 0n } = await reach(() =>
        db
          .insertInto('games')
          .values({
            code: game.code,
            version: game.version,
            document: formatDocument(game),
            touched_at: touchedAt(),
          })
          .onConflict(conflict => conflict.column('code').doNothing())
          .executeTakeFirst(),
      );
      return numInsertedOrUpdatedRows > 0n;
    },

    update: (code, change) =>
      inTurn(code, async () => {
        for (let tries = 1; tries <= MOST_TRIES; tries++) {
          const game = await load(code);
          if (!game.ok) return game;
          const changed = change(game.value);
          if (!changed.ok || changed.value === game.value) return changed;
          if (await swap(game.value, changed.value)) return changed;
          await pause(Math.random() * Math.min(2 ** tries, LONGEST_PAUSE_MILLISECONDS));
        }
        throw new Unavailable('a game’s row does not bear its document’s version');
      }),

    async versions(codes) {
      const versions = new Map<string, number>();
      for (const some of inChunks(codes, MOST_PARAMETERS)) {
        const rows = await reach(() =>
          db.selectFrom('games').select(['code', 'version']).where('code', 'in', some).execute(),
        );
        for (const { code, version } of rows) versions.set(code, version);
      }
      return versions;
    },

    async presence(code) {
      const rows = await reach(() =>
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
      for (const some of inChunks(listeners, MOST_PARAMETERS / 4)) {
        await reach(() =>
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

    async prune(before) {
      const { numDeletedRows } = await reach(() =>
        db.deleteFrom('games').where('touched_at', '<', inSeconds(before)).executeTakeFirst(),
      );
      await reach(() =>
        db
          .deleteFrom('presence')
          .where('code', 'not in', db.selectFrom('games').select('code'))
          .execute(),
      );
      return Number(numDeletedRows);
    },

    async check() {
      await reach(() => sql`select 1`.execute(db));
    },

    async tryChange() {
      const tried = { filling: 'x'.repeat(TRIAL_BYTES), tried_at: now() };
      await reach(() =>
        db
          .insertInto('trial')
          .values({ id: 1, ...tried })
          .onConflict(conflict => conflict.column('id').doUpdateSet(tried))
          .execute(),
      );
    },

    close: () => db.destroy(),
  };
}

/** As many as one statement takes, well below any database's limit. */
const MOST_PARAMETERS = 800;

function* inChunks<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

const inSeconds = (time: Time): number => Math.floor(time / 1000);
