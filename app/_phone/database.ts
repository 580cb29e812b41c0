import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb';
import type { PhoneNotebook } from '@/app/_notebook/phoneCopy';
import type { Change } from '@/app/_state/changes';
import type { SeatOfDeal } from '@/app/_state/tableClient';
import type { ChangeId, Time } from '@/lib/game/seats/seat';
import type { SeatView, TableView } from '@/lib/game/views/views';
import type { PhoneGame } from './phoneGame';

/** The phone's IndexedDB schema, shared by pages and the worker. */
export interface PhoneSchema extends DBSchema {
  /** Games stored only on this phone, as the text format of `store/document`. */
  readonly games: { key: string; value: { readonly code: string; readonly document: string } };
  /** List entries of those games, written in the same transaction. They hold no secrets. */
  readonly summaries: { key: string; value: PhoneGame; indexes: { changedAt: Time } };
  /** Games whose last read failed. Their rows stay in `games` until a later version can read them. */
  readonly unreadable: { key: string; value: UnreadableGame };
  /** Games that were uploaded: `uploadedAs` is their code on the server. */
  readonly uploads: { key: string; value: { readonly code: string; readonly uploadedAs: string } };
  /** The last known views of server tables. */
  readonly tables: { key: string; value: CachedTable; indexes: { lastContactAt: Time } };
  /** Viewed own clues of server tables, by code, seat and deal. */
  readonly clues: {
    key: [string, number, number];
    value: SeatOfDeal & { readonly code: string; readonly clue: SeatView };
    indexes: { code: string };
  };
  /** Notebooks of this phone's seats at any table, each for one deal. */
  readonly notebooks: {
    key: [string, number, number];
    value: PhoneNotebook & SeatOfDeal & { readonly code: string };
    indexes: { code: string };
  };
  /** Unsent and refused changes of seats at server tables, by id. */
  readonly outbox: { key: ChangeId; value: OutboxRow; indexes: { order: [string, number] } };
}

/** A game that is damaged, or was written by a newer Fieldbook. */
export interface UnreadableGame {
  readonly code: string;
  readonly why: 'game-damaged' | 'game-newer';
}

export interface CachedTable {
  readonly code: string;
  readonly view: TableView;
  /** The last contact with the server, even if it only confirmed the version. */
  readonly lastContactAt: Time;
}

/** A change in the outbox. Those of a table are sent in the order of `sequence`. */
export interface OutboxRow {
  readonly code: string;
  readonly sequence: number;
  readonly change: Change;
}

/** The range of a table's rows in the index `order`; an array sorts after every number. */
export const outboxOf = (code: string): IDBKeyRange => IDBKeyRange.bound([code], [code, []]);

export type PhoneDatabase = IDBPDatabase<PhoneSchema>;

const DATABASE_NAME = 'fieldbook';
/** Replaces a first database that lacks stores; that one stays untouched. */
const AFTER_DAMAGE = 'fieldbook-after-damage';
/** Must grow with every change of the stores or the views in them. Game documents have their own format number. */
const DATABASE_VERSION = 1;

let opened: Promise<PhoneDatabase> | undefined;

/**
 * Opens the phone's database, once per thread. Rejects if the browser blocks storage, and with a `VersionError` if
 * a newer Fieldbook has written it.
 */
export function openPhone(): Promise<PhoneDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** How long to wait for the database. */
const TIMEOUT_MILLISECONDS = 2000;

/** The access that has timed out and is still pending, if any. */
let hung: Promise<unknown> | undefined;

/**
 * Uses the database, but does not wait for one that hangs: rejects with a `TimeoutError` after 2 s, or immediately
 * while an earlier access hangs.
 */
export async function withPhone<T>(use: (database: PhoneDatabase) => Promise<T>): Promise<T> {
  const timeoutError = new DOMException('the database does not answer', 'TimeoutError');
  if (hung) throw timeoutError;
  const result = openPhone().then(use);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const done = () => {
        hung = undefined;
      };
      hung = result.then(done, done);
      reject(timeoutError);
    }, TIMEOUT_MILLISECONDS);
  });
  return Promise.race([result, timeout]).finally(() => clearTimeout(timer));
}

/** Whether this is the replacement for an unusable first database. */
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
  'unreadable',
  'uploads',
  'tables',
  'clues',
  'notebooks',
  'outbox',
];

async function openNamed(name: string): Promise<PhoneDatabase> {
  // Some browsers remove `indexedDB` when they block storage.
  if (globalThis.indexedDB === undefined) throw new DOMException('no database', 'SecurityError');
  const forget = () => {
    opened = undefined;
  };
  let upgradeError: unknown;
  const opening = openDB<PhoneSchema>(name, DATABASE_VERSION, {
    upgrade(fresh, _oldVersion, _newVersion, transaction) {
      transaction.done.catch(reason => {
        upgradeError = reason;
      });
      fresh.createObjectStore('games', { keyPath: 'code' });
      fresh
        .createObjectStore('summaries', { keyPath: 'code' })
        .createIndex('changedAt', 'changedAt');
      fresh.createObjectStore('unreadable', { keyPath: 'code' });
      fresh.createObjectStore('uploads', { keyPath: 'code' });
      fresh
        .createObjectStore('tables', { keyPath: 'code' })
        .createIndex('lastContactAt', 'lastContactAt');
      for (const bySeat of ['clues', 'notebooks'] as const)
        fresh
          .createObjectStore(bySeat, { keyPath: ['code', 'seat', 'dealNumber'] })
          .createIndex('code', 'code');
      fresh
        .createObjectStore('outbox', { keyPath: 'change.id' })
        .createIndex('order', ['code', 'sequence']);
    },
    // Close for a newer Fieldbook in another tab; this tab's next access then fails with a VersionError.
    blocking() {
      void opening.then(database => database.close());
      forget();
    },
    terminated: forget,
  });
  return opening.catch(error => {
    // On a full phone only the upgrade transaction's error has the reason.
    throw upgradeError ?? error;
  });
}
