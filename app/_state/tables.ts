import type { Time } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';
import type { TableClient } from './tableClient';
import { createTableStore, type TableStore } from './tableStore';

/** A table in this tab, shared by all pages that show it. */
export interface OpenTable {
  readonly client: TableClient;
  readonly store: TableStore;
}

/** By code, least recently opened first. */
const tables = new Map<string, OpenTable>();

/** The limit for one tab; the least recently opened tables are dropped. */
const MOST_TABLES = 24;

export const findTableStore = (code: string): TableStore | undefined => tables.get(code)?.store;

/**
 * The store and client of the table that a page shows. They outlive the page, which only offers its view: after "back"
 * a page brings its original view, however old. On the server each page has its own, since it renders for one device.
 */
export function openTable(
  view: TableView,
  clientOf: (code: string) => TableClient,
  lostSince?: Time,
): OpenTable {
  const { code } = view;
  const table = tables.get(code) ?? newTable(view, clientOf(code), lostSince);
  if (typeof window === 'undefined') return table;
  tables.delete(code);
  tables.set(code, table);
  for (const old of [...tables.keys()].slice(0, -MOST_TABLES)) tables.delete(old);
  return table;
}

export const newTable = (view: TableView, client: TableClient, lostSince?: Time): OpenTable => ({
  client,
  store: createTableStore(view, client, lostSince),
});
