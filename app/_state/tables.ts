import type { Time } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';
import type { TableClient } from './tableClient';
import { createTableStore, type TableStore } from './tableStore';

/** One table in this tab, whatever page shows it. */
export interface OpenTable {
  readonly client: TableClient;
  readonly store: TableStore;
}

/** By code, and by the language in which it is told; the latest last. */
const tables = new Map<string, OpenTable>();

/** More are not gone on with in one tab. */
const MOST_TABLES = 24;

/** The table of that code, as it was shown here last. */
export const findTableStore = (code: string): TableStore | undefined =>
  [...tables].findLast(([key]) => key.startsWith(`${code} `))?.[1].store;

/**
 * The table that a page shows. It outlives its pages, which offer it what they know: the way back brings the view that a page
 * came with, however old it is. On a server each page has one of its own, for what it renders is for one phone.
 */
export function openTable(
  view: TableView,
  language: string,
  clientOf: (code: string) => TableClient,
  lostSince?: Time,
): OpenTable {
  const key = `${view.code} ${language}`;
  const table = tables.get(key) ?? newTable(view, clientOf(view.code), lostSince);
  if (typeof window === 'undefined') return table;
  tables.delete(key);
  tables.set(key, table);
  for (const old of [...tables.keys()].slice(0, -MOST_TABLES)) tables.delete(old);
  return table;
}

export const newTable = (view: TableView, client: TableClient, lostSince?: Time): OpenTable => ({
  client,
  store: createTableStore(view, client, lostSince),
});
