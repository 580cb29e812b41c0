import type { IDBPObjectStore } from 'idb';
import type { Game } from '@/lib/game/game';
import type { Time } from '@/lib/game/seats/seat';
import { type Result, refused } from '@/lib/result';
import { formatDocument, readDocument } from '@/lib/store/document';
import type { LoadRefusal } from '@/lib/table/dependencies';
import { openPhone, type PhoneSchema, type UnreadableGame } from './database';
import { phoneGame } from './phoneGame';

/** What is kept of a game: it, what lists tell of it, whether it could not be read, and where it has gone. */
const STORES = ['games', 'summaries', 'unread', 'opened'] as const;
type Stores = typeof STORES;

export type GameRows = {
  readonly [S in Stores[number]]: IDBPObjectStore<PhoneSchema, Stores, S, 'readwrite'>;
};

/** One transaction: all that `change` writes is kept, or nothing. It may wait for its rows, and for nothing else. */
export async function changeGames<T>(change: (rows: GameRows) => Promise<T>): Promise<T> {
  const writing = (await openPhone()).transaction(STORES, 'readwrite');
  const rows = {
    games: writing.objectStore('games'),
    summaries: writing.objectStore('summaries'),
    unread: writing.objectStore('unread'),
    opened: writing.objectStore('opened'),
  };
  const [changed, written] = await Promise.allSettled([change(rows), writing.done]);
  // The transaction knows why, where its rows only know that it was given up.
  if (written.status === 'rejected') throw written.reason;
  if (changed.status === 'rejected') throw changed.reason;
  return changed.value;
}

export async function writeGame(rows: GameRows, game: Game, now: Time): Promise<void> {
  await Promise.all([
    rows.games.put({ code: game.code, document: formatDocument(game) }),
    rows.summaries.put(phoneGame(game, now)),
    rows.unread.delete(game.code),
  ]);
}

/** Nothing is left of it: the game, what lists tell, and whether it could be read. */
export async function removeGame(rows: GameRows, code: string): Promise<void> {
  await Promise.all([
    rows.games.delete(code),
    rows.summaries.delete(code),
    rows.unread.delete(code),
  ]);
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

/** Why a game that is there could not be read. */
export const whyUnreadable = (
  read: Result<Game, LoadRefusal>,
): UnreadableGame['why'] | undefined =>
  read.ok || read.error === 'not-found' ? undefined : read.error;

export async function markUnreadable(
  { unread }: Pick<GameRows, 'unread'>,
  code: string,
  why: UnreadableGame['why'] | undefined,
): Promise<void> {
  await (why === undefined ? unread.delete(code) : unread.put({ code, why }));
}
