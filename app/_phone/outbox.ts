import { type Change, unsentIn } from '@/app/_state/changes';
import { openPhone } from './database';

type List = readonly Change[];

/**
 * Changes that IndexedDB could not store, newest last; they are sent after the stored ones. Without storage this is the
 * whole outbox, and lasts as long as the page.
 */
const unwritten = new Map<string, List>();

/** The outbox of a table, oldest first. Rejects if storage exists but cannot be read. */
export async function readOutbox(code: string): Promise<List> {
  return withUnwritten(await readKept(code), code);
}

/**
 * Changes the outbox in one transaction, so that pages which write at the same moment do not overwrite each other. If
 * it fails, additions stay in memory, and removed changes are sent again, which is idempotent.
 */
export async function changeOutbox(code: string, change: (list: List) => List): Promise<void> {
  try {
    const writing = (await openPhone()).transaction('outbox', 'readwrite');
    const row = await writing.store.get(code);
    const waiting = change(withUnwritten(row?.waiting ?? [], code));
    if (waiting.length > 0) writing.store.put({ code, waiting });
    else if (row) writing.store.delete(code);
    await writing.done;
    unwritten.delete(code);
  } catch {
    unwritten.set(code, change(unwritten.get(code) ?? []));
  }
}

const withUnwritten = (kept: List, code: string): List => {
  const more = unwritten.get(code) ?? [];
  return [...kept, ...more.filter(({ id }) => kept.every(each => each.id !== id))];
};

async function readKept(code: string): Promise<List> {
  const database = await openPhone().catch(() => undefined);
  return (await database?.get('outbox', code))?.waiting ?? [];
}

/** The codes of tables with changes to send. */
export async function codesToSend(): Promise<readonly string[]> {
  const database = await openPhone().catch(() => undefined);
  const kept = (await database?.getAll('outbox')) ?? [];
  const rows = [...kept, ...[...unwritten].map(([code, waiting]) => ({ code, waiting }))];
  const codes = rows.filter(({ waiting }) => unsentIn(waiting).length > 0).map(({ code }) => code);
  return [...new Set(codes)];
}
