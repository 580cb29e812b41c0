import { type Change, unsentIn } from '@/app/_state/changes';
import { openPhone } from './database';

type List = readonly Change[];

/**
 * What could not be written, newest last: it goes out after what is kept. Where a browser keeps nothing, that is all
 * there is, and lasts as long as the page.
 */
const unwritten = new Map<string, List>();

/** What waits at a table, oldest first. Rejects where the browser keeps things, and they cannot be read now. */
export async function readOutbox(code: string): Promise<List> {
  return withUnwritten(await readKept(code), code);
}

/**
 * Changes what waits there, in one transaction: of two pages that do so at the same moment the second sees what the
 * first has written. Nothing is lost where it fails: what was to be added waits here, and what was to be taken away
 * is sent once more, and counts once.
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

/** The tables that have something to be sent. */
export async function codesToSend(): Promise<readonly string[]> {
  const database = await openPhone().catch(() => undefined);
  const kept = (await database?.getAll('outbox')) ?? [];
  const rows = [...kept, ...[...unwritten].map(([code, waiting]) => ({ code, waiting }))];
  const codes = rows.filter(({ waiting }) => unsentIn(waiting).length > 0).map(({ code }) => code);
  return [...new Set(codes)];
}
