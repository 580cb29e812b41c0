import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Game } from '../game/game';
import { drawGameCode } from '../game/gameCode';
import type { Time } from '../game/seats/seat';
import { type Result, refused } from '../result';
import type { LoadRefusal } from '../table/dependencies';
import type { ReceivingRepository } from '../table/openGame';
import { isUnavailable, Unavailable } from '../table/unavailable';
import { inChunks, MOST_PARAMETERS } from './chunks';
import { type DocumentFault, formatDocument, readDocument } from './document';
import { deadlineFromNow, queryDatabase } from './queryDatabase';
import type { Schema } from './schema';
import { inSeconds } from './upkeep';

/** A repository of games in a database. */
export interface Games extends ReceivingRepository {
  /** The versions of those games that are there. */
  versions(codes: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** More changes of one game by other servers do not come between. Some 0.7 s in all. */
const MOST_TRIES = 40;
const LONGEST_PAUSE_MILLISECONDS = 40;

/** Why a row holds no game to us, and when it was last written, in seconds since 1970: that leads to the row. */
type UnreadableRow = DocumentFault & { readonly touchedAt: number };

export type OnUnreadable = (unread: UnreadableRow) => void;

/** What stands in the index: how long it takes to find one tells nothing of the origin itself. */
const digest = (origin: string): string => createHash('sha256').update(origin).digest('base64url');

/** Keeps games as documents. One loop makes every change: load, apply, write where the version still stands. */
export function createGames(db: Kysely<Schema>, now: () => Time, onUnread: OnUnreadable): Games {
  const touchedAt = () => inSeconds(now());
  // Changes of one game race those of other processes only, not each other.
  const oneByOne = createOneByOne();
  /** The games that could not be read, each told once. */
  const unread = new Set<string>();

  async function load(code: string, deadline?: number): Promise<Result<Game, LoadRefusal>> {
    const row = await queryDatabase(
      () =>
        db
          .selectFrom('games')
          .select(['document', 'touched_at'])
          .where('code', '=', code)
          .executeTakeFirst(),
      deadline,
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

  async function swap(old: Game, next: Game, deadline: number): Promise<boolean> {
    const { numUpdatedRows } = await queryDatabase(
      () =>
        db
          .updateTable('games')
          .set({ version: next.version, document: formatDocument(next), touched_at: touchedAt() })
          .where('code', '=', old.code)
          .where('version', '=', old.version)
          .executeTakeFirst(),
      deadline,
    );
    return numUpdatedRows > 0n;
  }

  /** Whether it is kept now; not where its code, or its origin, is another game's. */
  async function insert(game: Game, origin: string | null): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await queryDatabase(() =>
      db
        .insertInto('games')
        .values({
          code: game.code,
          version: game.version,
          document: formatDocument(game),
          touched_at: touchedAt(),
          origin,
        })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst(),
    );
    return numInsertedOrUpdatedRows > 0n;
  }

  return {
    drawCode: drawGameCode,
    load: code => load(code),
    create: game => insert(game, null),

    async receive(game) {
      const origin = digest(game.origin);
      if (await insert(game, origin)) return game.code;
      const known = await queryDatabase(() =>
        db.selectFrom('games').select('code').where('origin', '=', origin).executeTakeFirst(),
      );
      return known?.code;
    },

    update(code, change) {
      // Waiting in line counts: of many who change a game that another process holds each is answered by then, not
      // one after another.
      const deadline = deadlineFromNow();
      return oneByOne(code, async failure => {
        if (isUnavailable(failure) && performance.now() > deadline) throw failure;
        for (let tries = 1; tries <= MOST_TRIES; tries++) {
          const game = await load(code, deadline);
          if (!game.ok) return game;
          const changed = change(game.value);
          if (!changed.ok || changed.value === game.value) return changed;
          if (await swap(game.value, changed.value, deadline)) return changed;
          await pause(Math.random() * Math.min(2 ** tries, LONGEST_PAUSE_MILLISECONDS));
        }
        throw new Unavailable('a game’s row does not bear its document’s version');
      });
    },

    async versions(codes) {
      const versions = new Map<string, number>();
      for (const some of inChunks(codes, MOST_PARAMETERS)) {
        const rows = await queryDatabase(() =>
          db.selectFrom('games').select(['code', 'version']).where('code', 'in', some).execute(),
        );
        for (const { code, version } of rows) versions.set(code, version);
      }
      return versions;
    },
  };
}

/**
 * Does tasks one by one: those of one key run one after another, those of different keys side by
 * side. A task that fails does not hold up the next, which is told with what the one before it in line has failed.
 */
export function createOneByOne(): <T>(
  key: string,
  task: (failure?: unknown) => Promise<T>,
) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();

  return (key, task) => {
    const before = last.get(key) ?? Promise.resolve();
    const done = before.then(() => task(), task);
    last.set(key, done);
    const forget = () => {
      if (last.get(key) === done) last.delete(key);
    };
    done.then(forget, forget);
    return done;
  };
}
