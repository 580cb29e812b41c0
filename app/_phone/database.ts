import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb';
import type { PhoneNotebook } from '@/app/_notebook/phoneCopy';
import type { Change } from '@/app/_state/changes';
import type { SeatOfDeal } from '@/app/_state/tableClient';
import { isSettledWithin } from '@/app/_ui/patience';
import type { SeatNumber } from '@/lib/board/players';
import type { ChangeId, Time } from '@/lib/game/seats/seat';
import type { SeatView, TableView } from '@/lib/game/views/views';
import type { PhoneGame } from './phoneGame';

/** The phone's IndexedDB schema, shared by pages and the worker. */
export interface PhoneSchema extends DBSchema {
  /** Games stored only on this phone, in the text format of `store/document`. */
  readonly games: {
    key: string;
    value: CopyOfGame & { readonly document: string };
    indexes: { marks: string };
  };
  /** List entries of those games, written in the same transaction. They hold no secrets. */
  readonly summaries: { key: string; value: PhoneGame; indexes: { changedAt: Time } };
  /** Games whose last read failed. Their rows stay in `games` until a later version can read them. */
  readonly unreadable: { key: string; value: UnreadableGame };
  /** Games that were uploaded: `uploadedAs` is their code on the server. */
  readonly uploads: {
    key: string;
    value: CopyOfGame & { readonly uploadedAs: string };
    indexes: { marks: string };
  };
  /** The last known views of server tables. */
  readonly tables: { key: string; value: CachedTable; indexes: { lastContactAt: Time } };
  /** Viewed own clues of server tables, by code, seat and deal. */
  readonly clues: {
    key: [code: string, seat: SeatNumber, dealNumber: number];
    value: SeatOfDeal & { readonly code: string; readonly clue: SeatView };
    indexes: { code: string };
  };
  /** Notebooks of this phone's seats at any table, each for one deal. */
  readonly notebooks: {
    key: [code: string, seat: SeatNumber, dealNumber: number];
    value: PhoneNotebook & SeatOfDeal & { readonly code: string };
    indexes: { code: string };
  };
  /** Unsent and refused changes of seats at server tables, by id. */
  readonly outbox: { key: ChangeId; value: OutboxRow; indexes: { order: [string, number] } };
}

export interface CopyOfGame {
  readonly code: string;
  /** Used to find other copies of the game: see `marksOf`. */
  readonly marks: readonly string[];
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
/** Used if the first database lacks stores; that one is left untouched. */
const AFTER_DAMAGE = 'fieldbook-after-damage';
/** Must grow with every change of the stores or the views in them. Game documents have their own format number. */
const DATABASE_VERSION = 1;

type OpenDatabase = Promise<PhoneDatabase>;

let opened: OpenDatabase | undefined;

/** Opens the database, once per thread until the connection is dropped. */
function connect(): OpenDatabase {
  if (opened) return opened;
  const connection = open(() => drop(connection)).catch(error => {
    // Firefox reports blocked storage like a closed connection.
    const isBlocked = error.name === 'InvalidStateError';
    throw isBlocked ? new DOMException(error.message, 'SecurityError') : error;
  });
  opened = connection;
  connection.catch(() => drop(connection));
  return connection;
}

/** Closes a connection; the next access opens another. */
function drop(connection: OpenDatabase): void {
  if (opened === connection) opened = undefined;
  connection.then(
    database => database.close(),
    () => undefined,
  );
}

/** How long to wait for the database by default, in ms. */
const TIMEOUT_MILLISECONDS = 2000;

/** How long a hung database is not accessed again, in ms, unless it answers late. */
const RECOVERY_MILLISECONDS = 30_000;

/** The database counts as hung until then, in ms of `performance.now`, which never jumps. */
let hungUntil = 0;

/**
 * The only access to the database. If the connection has died, as happens to sleeping pages, reopens it and runs `use`
 * again. Rejects if the browser blocks storage, with a `VersionError` if a newer Fieldbook has written the database,
 * and with a `TimeoutError` if the database does not answer in time, or a new connection recently timed out.
 */
export async function withPhone<T>(
  use: (database: PhoneDatabase) => Promise<T>,
  milliseconds = TIMEOUT_MILLISECONDS,
): Promise<T> {
  const timeoutError = new DOMException('the database does not answer', 'TimeoutError');
  if (performance.now() < hungUntil) throw timeoutError;
  const isNew = opened === undefined;
  let connection = connect();
  const result = connection.then(use).catch(error => {
    if (!isLostConnection(error)) throw error;
    drop(connection);
    connection = connect();
    return connection.then(use);
  });
  if (await isSettledWithin(milliseconds, result)) return result;
  // Perhaps only this connection hangs: the next access opens another.
  drop(connection);
  if (isNew) hungUntil = performance.now() + RECOVERY_MILLISECONDS;
  const recover = () => {
    hungUntil = 0;
  };
  result.then(recover, recover);
  throw timeoutError;
}

/** Errors of a connection that died without an event: closed, or in Safari without its storage process. */
const isLostConnection = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(error.name);

/** Whether this is the replacement for an unusable first database. */
export const isAfterDamage = ({ name }: PhoneDatabase): boolean => name === AFTER_DAMAGE;

/** Calls `onLost` when the connection has to be dropped. */
async function open(onLost: () => void): OpenDatabase {
  const first = await openNamed(DATABASE_NAME, onLost);
  if (STORES.every(store => first.objectStoreNames.contains(store))) return first;
  first.close();
  return openNamed(AFTER_DAMAGE, onLost);
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

async function openNamed(name: string, onLost: () => void): OpenDatabase {
  // Some browsers remove `indexedDB` when they block storage.
  if (globalThis.indexedDB === undefined) throw new DOMException('no database', 'SecurityError');
  let upgradeError: unknown;
  const opening = openDB<PhoneSchema>(name, DATABASE_VERSION, {
    upgrade(fresh, _oldVersion, _newVersion, transaction) {
      transaction.done.catch(reason => {
        upgradeError = reason;
      });
      for (const copies of ['games', 'uploads'] as const)
        fresh
          .createObjectStore(copies, { keyPath: 'code' })
          .createIndex('marks', 'marks', { multiEntry: true });
      fresh
        .createObjectStore('summaries', { keyPath: 'code' })
        .createIndex('changedAt', 'changedAt');
      fresh.createObjectStore('unreadable', { keyPath: 'code' });
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
    blocking: onLost,
    terminated: onLost,
  });
  return opening.catch(error => {
    // On a full phone only the upgrade transaction's error has the reason.
    throw upgradeError ?? error;
  });
}
