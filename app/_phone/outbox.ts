import { toTell, type Waiting } from '@/app/_state/waiting';
import { openPhone } from './database';

type List = readonly Waiting[];

/** Where nothing can be kept, what waits lasts as long as the page. */
const unkept = new Map<string, List>();

/** What waits at a table, oldest first. */
export const readOutbox = (code: string): Promise<List> => changeOutbox(code, list => list);

/**
 * What waits there after a pure change, which is one transaction: of two pages that change it at the same moment
 * the second sees what the first has written.
 */
export async function changeOutbox(code: string, change: (list: List) => List): Promise<List> {
  const here = unkept.get(code);
  if (here === undefined) {
    try {
      return await changeKept(code, change);
    } catch {
      // The browser keeps nothing, or has no room left.
    }
  }
  const waiting = change(here ?? []);
  unkept.set(code, waiting);
  return waiting;
}

async function changeKept(code: string, change: (list: List) => List): Promise<List> {
  const writing = (await openPhone()).transaction('outbox', 'readwrite');
  const before = (await writing.store.get(code))?.waiting ?? [];
  const waiting = change(before);
  if (waiting !== before) {
    if (waiting.length > 0) writing.store.put({ code, waiting });
    else writing.store.delete(code);
  }
  await writing.done;
  return waiting;
}

/** The tables that have something to be told. */
export async function codesToTell(): Promise<readonly string[]> {
  const kept = await openPhone()
    .then(database => database.getAll('outbox'))
    .catch(() => []);
  const rows = [...kept, ...[...unkept].map(([code, waiting]) => ({ code, waiting }))];
  return rows.filter(({ waiting }) => toTell(waiting).length > 0).map(({ code }) => code);
}
