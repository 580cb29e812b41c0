import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Game } from '../game/game';
import { drawGameCode } from '../game/gameCode';
import type { Time } from '../game/seats/seat';
import { type Result, refused } from '../result';
import { createSizedCache } from '../sizedCache';
import type { LoadRefusal } from '../table/dependencies';
import type { ReceivingRepository } from '../table/receiveUpload';
import { isUnavailable, Unavailable } from '../table/unavailable';
import { inChunks, MAX_PARAMETERS } from './chunks';
import { type DocumentFault, formatDocument, readDocument } from './document';
import { inSeconds } from './maintenance';
import { deadlineFromNow, queryDatabase } from './queryDatabase';
import type { Schema } from './schema';

/** Games in a database. */
export interface GameStore extends ReceivingRepository {
  /** The versions of those of the games that exist. */
  versions(codes: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Tries on concurrent changes by other servers; about 0.7 s in total. */
const MAX_TRIES = 40;
const LONGEST_PAUSE_MILLISECONDS = 40;

/** Letters of all cached texts. The games read from them take a few times as much. */
const MAX_CACHED_LETTERS = 4_000_000;

/** Why a row is unreadable, and when it was last written, in seconds since 1970, to help find the row. */
type UnreadableRow = DocumentFault & { readonly touchedAt: number };

export type OnUnreadable = (row: UnreadableRow) => void;

/** The indexed value: a digest, so that the lookup time reveals nothing about the origin. */
const digest = (origin: string): string => createHash('sha256').update(origin).digest('base64url');

/**
 * Stores games as documents. Each update is a compare-and-swap loop: load, apply, and write if the version is
 * unchanged.
 */
export function createGameStore(
  db: Kysely<Schema>,
  now: () => Time,
  onUnreadable: OnUnreadable,
): GameStore {
  const touchedAt = () => inSeconds(now());
  // Within this process, changes of one game run in sequence; they race only those of other processes.
  const oneByOne = createQueuePerKey();
  /** Codes of unreadable games already reported. */
  const reported = new Set<string>();

  /** The latest texts that were read, with their games. */
  const cached = createSizedCache<{ readonly text: string; readonly read: Result<Game, never> }>(
    MAX_CACHED_LETTERS,
  );

  /** A table is requested far more often than it changes, and checking a long game takes milliseconds. */
  function readStored(code: string, text: string): Result<Game, DocumentFault> {
    const known = cached.get(code);
    if (known?.text === text) return known.read;
    const read = readDocument(text);
    if (read.ok) cached.set(code, { text, read }, text.length);
    return read;
  }

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
    const read = readStored(code, row.document);
    // Refuses a document in the wrong row: an update would write it over another game.
    if (read.ok && read.value.code === code) return read;
    const fault: DocumentFault = read.ok ? { kind: 'damaged', where: 'code' } : read.error;
    if (!reported.has(code)) {
      reported.add(code);
      onUnreadable({ ...fault, touchedAt: Number(row.touched_at) });
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

  /** Returns whether the game was stored; false if its code or origin is taken. */
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
      const existing = await queryDatabase(() =>
        db.selectFrom('games').select('code').where('origin', '=', origin).executeTakeFirst(),
      );
      return existing?.code;
    },

    update(code, change) {
      // The deadline includes time in the queue, so that many requests on a game locked by another process all get a
      // response in time rather than one after another.
      const deadline = deadlineFromNow();
      return oneByOne(code, async failure => {
        if (isUnavailable(failure) && performance.now() > deadline) throw failure;
        for (let tries = 1; tries <= MAX_TRIES; tries++) {
          const game = await load(code, deadline);
          if (!game.ok) return game;
          const changed = change(game.value);
          if (!changed.ok || changed.value === game.value) return changed;
          if (await swap(game.value, changed.value, deadline)) return changed;
          await pause(Math.random() * Math.min(2 ** tries, LONGEST_PAUSE_MILLISECONDS));
        }
        throw new Unavailable('a game’s row has another version than its document');
      });
    },

    async versions(codes) {
      const versions = new Map<string, number>();
      for (const some of inChunks(codes, MAX_PARAMETERS)) {
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
 * Runs tasks of the same key in sequence, those of different keys concurrently. A failed task does not stop the next,
 * which receives its predecessor's error as `failure`.
 */
export function createQueuePerKey(): <T>(
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
