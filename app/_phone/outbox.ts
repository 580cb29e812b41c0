import { type Changes, unsentChanges } from '@/app/_state/changes';
import type { ChangeId } from '@/lib/game/seats/seat';
import { type OutboxRow, outboxOf, withPhone } from './database';

/**
 * The unsent and refused changes of this phone, one row each. Changes that IndexedDB cannot store stay in memory, and
 * are written with the table's next change. Without storage, the whole outbox is in memory.
 */

/** The limit for all tables together. */
const MAX_STORED = 2000;

/** By change id; `undefined` deletes. */
type Writes = ReadonlyMap<ChangeId, OutboxRow | undefined>;

/** A table's rows as this page knows them: as last read, and the writes that have failed since. */
interface KnownRows {
  readonly stored: readonly OutboxRow[];
  readonly unwritten: Writes;
}

const NOTHING: KnownRows = { stored: [], unwritten: new Map() };
const known = new Map<string, KnownRows>();

const knownOf = (code: string): KnownRows => known.get(code) ?? NOTHING;

export interface Outbox {
  /** Oldest first. */
  readonly changes: Changes;
  /** Whether all of them outlast the page. */
  readonly isStored: boolean;
}

/** Returns the outbox of a table; if it cannot be read, as this page last knew it. */
export async function readOutbox(code: string): Promise<Outbox> {
  const stored = await withPhone(database =>
    database.getAllFromIndex('outbox', 'order', outboxOf(code)),
  ).catch(() => undefined);
  if (stored) known.set(code, { ...knownOf(code), stored });
  const { unwritten } = knownOf(code);
  return {
    changes: rowsOf(knownOf(code)).map(({ change }) => change),
    isStored: [...unwritten.values()].every(row => row === undefined),
  };
}

/** Applies a pure function to a table's outbox, in one transaction. */
export async function changeOutbox(
  code: string,
  change: (list: Changes) => Changes,
): Promise<void> {
  try {
    const { stored, written } = await withPhone(async database => {
      const transaction = database.transaction('outbox', 'readwrite');
      const before = await transaction.store.index('order').getAll(outboxOf(code));
      const { unwritten } = knownOf(code);
      const writes = writesFor(code, { stored: before, unwritten }, change);
      for (const [id, row] of writes) {
        if (row) transaction.store.put(row);
        else transaction.store.delete(id);
      }
      if ((await transaction.store.count()) > MAX_STORED) transaction.abort();
      await transaction.done;
      return { stored: withWrites(before, writes), written: unwritten };
    });
    // Writes that failed during the transaction are still pending.
    const { unwritten } = knownOf(code);
    known.set(code, { stored, unwritten: unwritten === written ? NOTHING.unwritten : unwritten });
  } catch {
    const before = knownOf(code);
    known.set(code, { ...before, unwritten: writesFor(code, before, change) });
  }
}

/** Returns the codes of tables with changes to send. */
export async function codesToSend(): Promise<readonly string[]> {
  const rows = await withPhone(database => database.getAll('outbox')).catch(() => undefined);
  const codes = new Set([...(rows ?? []).map(({ code }) => code), ...known.keys()]);
  return [...codes].filter(code => {
    const stored = rows?.filter(row => row.code === code) ?? knownOf(code).stored;
    const { unwritten } = knownOf(code);
    return unsentChanges(rowsOf({ stored, unwritten }).map(({ change }) => change)).length > 0;
  });
}

const rowsOf = ({ stored, unwritten }: KnownRows): readonly OutboxRow[] =>
  withWrites(stored, unwritten);

const withWrites = (rows: readonly OutboxRow[], writes: Writes): readonly OutboxRow[] =>
  [...rows.filter(({ change }) => !writes.has(change.id)), ...writes.values()]
    .filter(row => row !== undefined)
    .sort((one, other) => one.sequence - other.sequence);

/** The writes that turn the stored rows into the result of the function. */
function writesFor(code: string, before: KnownRows, change: (list: Changes) => Changes): Writes {
  const rows = rowsOf(before);
  const after = change(rows.map(({ change }) => change));
  const writes = new Map<ChangeId, OutboxRow | undefined>();
  for (const { change } of before.stored) writes.set(change.id, undefined);
  let sequence = 0;
  for (const next of after) {
    const row = rows.find(({ change }) => change.id === next.id);
    // A new change is last in the list, or where the change was that it replaces.
    sequence = row?.sequence ?? sequence + 1;
    if (row?.change === next && before.stored.includes(row)) writes.delete(next.id);
    else writes.set(next.id, { code, sequence, change: next });
  }
  return writes;
}
