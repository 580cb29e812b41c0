import type { IDBPObjectStore } from 'idb';
import { marksOf } from '@/lib/game/copies';
import type { Game } from '@/lib/game/game';
import type { Time } from '@/lib/game/seats/seat';
import { type Result, refused } from '@/lib/result';
import { formatDocument, readDocument } from '@/lib/store/document';
import type { LoadRefusal } from '@/lib/table/dependencies';
import { type CopyOfGame, type PhoneSchema, type UnreadableGame, withPhone } from './database';
import { phoneGame } from './phoneGame';

/**
 * The stores with data of a game: its document, its list entry, whether it is unreadable, its code on the server if it
 * was uploaded, and its seats' notebooks.
 */
const STORES = ['games', 'summaries', 'unreadable', 'uploads', 'notebooks'] as const;
type Stores = typeof STORES;

export type GameRows = {
  readonly [S in Stores[number]]: IDBPObjectStore<PhoneSchema, Stores, S, 'readwrite'>;
};

/** How long a change may take, in ms: some delete many games. */
const CHANGE_MILLISECONDS = 10_000;

/**
 * Runs `change` in one transaction, so its writes are atomic. It must await only its own rows: IndexedDB commits a
 * transaction as soon as it is idle.
 */
export const changeGames = <T>(change: (rows: GameRows) => Promise<T>): Promise<T> =>
  withPhone(async database => {
    const transaction = database.transaction(STORES, 'readwrite');
    const rows = {
      games: transaction.objectStore('games'),
      summaries: transaction.objectStore('summaries'),
      unreadable: transaction.objectStore('unreadable'),
      uploads: transaction.objectStore('uploads'),
      notebooks: transaction.objectStore('notebooks'),
    };
    const [changed, written] = await Promise.allSettled([change(rows), transaction.done]);
    // On abort, the transaction's error has the reason; its rows only reject with an AbortError.
    if (written.status === 'rejected') throw written.reason;
    if (changed.status === 'rejected') throw changed.reason;
    return changed.value;
  }, CHANGE_MILLISECONDS);

export async function writeGame(rows: GameRows, game: Game, now: Time): Promise<void> {
  await Promise.all([
    rows.games.put({ code: game.code, document: formatDocument(game), marks: marksOf(game) }),
    rows.summaries.put(phoneGame(game, now)),
    rows.unreadable.delete(game.code),
  ]);
}

/** Deletes the notebooks of the game's earlier deals. */
export async function deleteOldNotes(
  { notebooks }: Pick<GameRows, 'notebooks'>,
  { code, dealNumber }: Pick<Game, 'code' | 'dealNumber'>,
): Promise<void> {
  const keys = await notebooks.index('code').getAllKeys(code);
  await Promise.all(keys.flatMap(key => (key[2] === dealNumber ? [] : notebooks.delete(key))));
}

/** Deletes the game, its list entry, its unreadable mark and its notebooks. */
export async function removeGame(rows: GameRows, code: string): Promise<void> {
  const notebooks = await rows.notebooks.index('code').getAllKeys(code);
  await Promise.all([
    rows.games.delete(code),
    rows.summaries.delete(code),
    rows.unreadable.delete(code),
    ...notebooks.map(key => rows.notebooks.delete(key)),
  ]);
}

/** The copies that have one of these marks: readable games stored here, and uploaded ones. */
export async function findCopies(marks: readonly string[]): Promise<readonly CopyOfGame[]> {
  const found = await withPhone(database => {
    const transaction = database.transaction(['games', 'uploads']);
    const games = transaction.objectStore('games').index('marks');
    const uploads = transaction.objectStore('uploads').index('marks');
    return Promise.all(marks.flatMap(mark => [games.getAll(mark), uploads.getAll(mark)]));
  });
  const copies = new Map(found.flat().map(copy => [copy.code, copy]));
  return [...copies.values()].filter(copy => !('document' in copy) || readRow(copy.code, copy).ok);
}

export function readRow(
  code: string,
  row: { readonly document: string } | undefined,
): Result<Game, LoadRefusal> {
  if (row === undefined) return refused('not-found');
  const read = readDocument(row.document);
  if (read.ok && read.value.code === code) return read;
  return refused(!read.ok && read.error.kind === 'newer' ? 'game-newer' : 'game-damaged');
}

/** Why a stored game could not be read; `undefined` if it was read or does not exist. */
export const whyUnreadable = (
  read: Result<Game, LoadRefusal>,
): UnreadableGame['why'] | undefined =>
  read.ok || read.error === 'not-found' ? undefined : read.error;

export async function markUnreadable(
  { unreadable }: Pick<GameRows, 'unreadable'>,
  code: string,
  why: UnreadableGame['why'] | undefined,
): Promise<void> {
  await (why === undefined ? unreadable.delete(code) : unreadable.put({ code, why }));
}
