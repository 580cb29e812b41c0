import { type Kysely, sql } from 'kysely';
import type { DeviceId, Game, Time } from '../game/game';
import type { Presence } from '../game/views';
import { type Result, refused } from '../result';
import type { Schema } from './schema';
import { createTurns } from './turns';
import { reach } from './unavailable';

/** A device that listens to a game. */
export interface Listener {
  readonly code: string;
  readonly device: DeviceId;
}

/** What remembers games. All of it throws `Unavailable` where the database does not do its part. */
export interface Store {
  /** Keeps a new game. False, and nothing changed, where another game bears its code. */
  create(game: Game): Promise<boolean>;
  load(code: string): Promise<Game | undefined>;
  /**
   * Applies a pure change and keeps the result, or tells why there is none. The change is tried
   * again on the newer game where somebody else was faster, so it may be called more than once.
   */
  update<E>(
    code: string,
    change: (game: Game) => Result<Game, E>,
  ): Promise<Result<Game, E | 'not-found'>>;
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
  close(): Promise<void>;
}

/** A store in any database that Kysely speaks to; `now` tells milliseconds since 1970. */
export function createStore(db: Kysely<Schema>, now: () => Time): Store {
  const touchedAt = () => inSeconds(now());
  // Changes of one game race those of other processes only, not each other.
  const inTurn = createTurns();

  async function load(code: string): Promise<Game | undefined> {
    const row = await reach(() =>
      db.selectFrom('games').select('document').where('code', '=', code).executeTakeFirst(),
    );
    return row && readDocument(row.document);
  }

  async function swap(old: Game, next: Game): Promise<boolean> {
    const { numUpdatedRows } = await reach(() =>
      db
        .updateTable('games')
        .set({ version: next.version, document: JSON.stringify(next), touched_at: touchedAt() })
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
            document: JSON.stringify(game),
            touched_at: touchedAt(),
          })
          .onConflict(conflict => conflict.column('code').doNothing())
          .executeTakeFirst(),
      );
      return numInsertedOrUpdatedRows > 0n;
    },

    update: (code, change) =>
      inTurn(code, async () => {
        for (;;) {
          const game = await load(code);
          if (game === undefined) return refused('not-found');
          const changed = change(game);
          if (!changed.ok || changed.value === game) return changed;
          if (await swap(game, changed.value)) return changed;
        }
      }),

    async versions(codes) {
      if (codes.length === 0) return new Map();
      const rows = await reach(() =>
        db.selectFrom('games').select(['code', 'version']).where('code', 'in', codes).execute(),
      );
      return new Map(rows.map(({ code, version }) => [code, version]));
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
      for (const some of inChunks(listeners)) {
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

    close: () => db.destroy(),
  };
}

/** As many rows as one statement takes at once, below any database's limit of parameters. */
function* inChunks<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += 200) yield items.slice(from, from + 200);
}

const inSeconds = (time: Time): number => Math.floor(time / 1000);

/** Documents are written by `createStore` alone; this is the door where they get their type back. */
const readDocument = (document: string): Game => JSON.parse(document) as Game;
