import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb';
import type { Change } from '@/app/_state/changes';
import type { Time } from '@/lib/game/seats/seat';
import type { SeatView, TableView } from '@/lib/game/views/views';
import type { PhoneGame } from './phoneGame';

/** What a phone keeps of games. Pages and the worker thread open it alike. */
export interface PhoneSchema extends DBSchema {
  /** Games that this phone keeps by itself, each as the text that `store/document` reads and writes. */
  readonly games: { key: string; value: { readonly code: string; readonly document: string } };
  /** What lists tell of them, written together with the games. It holds no secret. */
  readonly summaries: { key: string; value: PhoneGame; indexes: { changedAt: Time } };
  /** Games that could not be read when they were asked for. They stay where they are, for somebody to mend. */
  readonly unread: { key: string; value: UnreadableGame };
  /** Games that were opened to others: a server keeps them, under which code. */
  readonly opened: { key: string; value: { readonly code: string; readonly openedAs: string } };
  /** A server's tables as this phone heard of them last. */
  readonly tables: { key: string; value: CachedTable; indexes: { lastContactAt: Time } };
  /** The own clue at a server's table, once looked at, by code and seat. */
  readonly clues: {
    key: [string, number];
    value: { readonly code: string; readonly seat: number; readonly clue: SeatView };
    indexes: { code: string };
  };
  /** What was done at a server's table without a connection, and is to be told to it. */
  readonly outbox: {
    key: string;
    value: { readonly code: string; readonly waiting: readonly Change[] };
  };
}

/** A game that was damaged, or that a newer Fieldbook has written. */
export interface UnreadableGame {
  readonly code: string;
  readonly why: 'game-damaged' | 'game-newer';
}

export interface CachedTable {
  readonly code: string;
  readonly view: TableView;
  /** When the server was heard last, if only to say that nothing has changed. */
  readonly lastContactAt: Time;
}

export type PhoneDatabase = IDBPDatabase<PhoneSchema>;

const DATABASE_NAME = 'fieldbook';
/** Begun where the first one lacks what it should have: that one is set aside, as it is. */
const AFTER_DAMAGE = 'fieldbook-after-damage';
/** Grows with every change of the stores and of the views in them; what stands in a game has a format of its own. */
const DATABASE_VERSION = 1;

let opened: Promise<PhoneDatabase> | undefined;

/**
 * The phone's database, opened once a thread. Rejects where the browser keeps nothing, and with a `VersionError`
 * where a newer Fieldbook has written it.
 */
export function openPhone(): Promise<PhoneDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Whether the database is not the phone's first one, which could not be used. */
export const isAfterDamage = ({ name }: PhoneDatabase): boolean => name === AFTER_DAMAGE;

async function open(): Promise<PhoneDatabase> {
  const first = await openNamed(DATABASE_NAME);
  if (STORES.every(store => first.objectStoreNames.contains(store))) return first;
  first.close();
  return openNamed(AFTER_DAMAGE);
}

const STORES: readonly StoreNames<PhoneSchema>[] = [
  'games',
  'summaries',
  'unread',
  'opened',
  'tables',
  'clues',
  'outbox',
];

async function openNamed(name: string): Promise<PhoneDatabase> {
  // Some browsers take it away where they keep nothing.
  if (globalThis.indexedDB === undefined) throw new DOMException('no database', 'SecurityError');
  const forget = () => {
    opened = undefined;
  };
  let whyNotMade: unknown;
  const opening = openDB<PhoneSchema>(name, DATABASE_VERSION, {
    upgrade(fresh, _before, _now, making) {
      making.done.catch(reason => {
        whyNotMade = reason;
      });
      fresh.createObjectStore('games', { keyPath: 'code' });
      fresh
        .createObjectStore('summaries', { keyPath: 'code' })
        .createIndex('changedAt', 'changedAt');
      fresh.createObjectStore('unread', { keyPath: 'code' });
      fresh.createObjectStore('opened', { keyPath: 'code' });
      fresh
        .createObjectStore('tables', { keyPath: 'code' })
        .createIndex('lastContactAt', 'lastContactAt');
      fresh.createObjectStore('clues', { keyPath: ['code', 'seat'] }).createIndex('code', 'code');
      fresh.createObjectStore('outbox', { keyPath: 'code' });
    },
    // A newer Fieldbook in another tab must not wait for this one, which then learns that it is the older.
    blocking() {
      void opening.then(database => database.close());
      forget();
    },
    terminated: forget,
  });
  return opening.catch(error => {
    // A phone without room says so only here.
    throw whyNotMade ?? error;
  });
}
