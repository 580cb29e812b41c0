import type { Change } from '@/app/_state/changes';
import { sendableChanges } from '@/app/_state/outboxChanges';
import type { ChangeId } from '@/lib/game/seats/seat';
import { type OutboxRow, outboxOf, withPhone } from './database';

/**
 * The changes that wait on this phone to be sent, one row each. What IndexedDB cannot take lasts as long as the page, and
 * is written with the table's next change: without storage, that is the whole outbox.
 */

/** The limit for all tables together. */
const MAX_STORED = 2000;

type Changes = readonly Change[];
/** By the changes' ids; `undefined` deletes. */
type Writes = ReadonlyMap<ChangeId, OutboxRow | undefined>;

/** What this page knows of a table's rows: as last read, and what could not be written since. */
interface Known {
  readonly stored: readonly OutboxRow[];
  readonly unwritten: Writes;
}

const NOTHING: Known = { stored: [], unwritten: new Map() };
const known = new Map<string, Known>();

const knownOf = (code: string): Known => known.get(code) ?? NOTHING;

export interface Outbox {
  /** Oldest first. */
  readonly changes: Changes;
  /** Whether all of them outlast the page. */
  readonly isStored: boolean;
}

/** The outbox of a table. If it cannot be read, as this page last knew it. */
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
export async function changeOutbox(code: string, by: (list: Changes) => Changes): Promise<void> {
  try {
    const { stored, written } = await withPhone(async database => {
      const writing = database.transaction('outbox', 'readwrite');
      const before = await writing.store.index('order').getAll(outboxOf(code));
      const { unwritten } = knownOf(code);
      const writes = writesFor(code, { stored: before, unwritten }, by);
      for (const [id, row] of writes) {
        if (row) writing.store.put(row);
        else writing.store.delete(id);
      }
      if ((await writing.store.count()) > MAX_STORED) writing.abort();
      await writing.done;
      return { stored: withWrites(before, writes), written: unwritten };
    });
    // What has failed in the meantime is still to be written.
    const { unwritten } = knownOf(code);
    known.set(code, { stored, unwritten: unwritten === written ? NOTHING.unwritten : unwritten });
  } catch {
    const before = knownOf(code);
    known.set(code, { ...before, unwritten: writesFor(code, before, by) });
  }
}

/** The codes of tables with changes to send. */
export async function codesToSend(): Promise<readonly string[]> {
  const rows = await withPhone(database => database.getAll('outbox')).catch(() => undefined);
  const codes = new Set([...(rows ?? []).map(({ code }) => code), ...known.keys()]);
  return [...codes].filter(code => {
    const stored = rows?.filter(row => row.code === code) ?? knownOf(code).stored;
    const { unwritten } = knownOf(code);
    return sendableChanges(rowsOf({ stored, unwritten }).map(({ change }) => change)).length > 0;
  });
}

const rowsOf = ({ stored, unwritten }: Known): readonly OutboxRow[] =>
  withWrites(stored, unwritten);

const withWrites = (rows: readonly OutboxRow[], writes: Writes): readonly OutboxRow[] =>
  [...rows.filter(({ change }) => !writes.has(change.id)), ...writes.values()]
    .filter(row => row !== undefined)
    .sort((one, other) => one.sequence - other.sequence);

/** The writes that bring the stored rows to what the function makes of the rows now. */
function writesFor(code: string, before: Known, by: (list: Changes) => Changes): Writes {
  const rows = rowsOf(before);
  const after = by(rows.map(({ change }) => change));
  const writes = new Map<ChangeId, OutboxRow | undefined>();
  for (const { change } of before.stored) writes.set(change.id, undefined);
  let sequence = 0;
  for (const change of after) {
    const row = rows.find(each => each.change.id === change.id);
    // A new change comes last, or has the place of the one that it replaces.
    sequence = row?.sequence ?? sequence + 1;
    if (row?.change === change && before.stored.includes(row)) writes.delete(change.id);
    else writes.set(change.id, { code, sequence, change });
  }
  return writes;
}
