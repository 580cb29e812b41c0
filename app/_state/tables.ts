import type { Time } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';
import type { TableClient } from './tableClient';
import { type TableMemory, withoutMemory } from './tableMemory';
import { createTableStore, type TableStore } from './tableStore';

/** A table in this tab, shared by all pages that show it. */
export interface OpenTable {
  readonly client: TableClient;
  readonly memory: TableMemory;
  readonly store: TableStore;
}

/** By code, least recently opened first. */
const tables = new Map<string, OpenTable>();

/** The limit for one tab; the least recently opened tables are dropped. */
const MAX_TABLES = 24;

/**
 * The store and client of the table that a page shows. They outlive the page, which only offers its view: after "back"
 * it offers its original view, however old. On the server each page has its own table, since it renders for one device.
 */
export function openTable(
  view: TableView,
  open: (code: string) => Pick<OpenTable, 'client' | 'memory'>,
  lostSince?: Time,
): OpenTable {
  const { code } = view;
  const table = tables.get(code) ?? openedTable(view, open(code), lostSince);
  if (typeof window === 'undefined') return table;
  tables.delete(code);
  tables.set(code, table);
  for (const old of [...tables.keys()].slice(0, -MAX_TABLES)) tables.delete(old);
  return table;
}

/** A table that needs no network, and is not shared by pages. */
export const newTable = (view: TableView, client: TableClient): OpenTable =>
  openedTable(view, { client, memory: withoutMemory(client) });

export const openedTable = (
  view: TableView,
  { client, memory }: Pick<OpenTable, 'client' | 'memory'>,
  lostSince?: Time,
): OpenTable => ({
  client,
  memory,
  store: createTableStore(view, client, memory, lostSince),
});
