'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { later } from '@/app/_ui/later';
import type { SaidTable } from '@/app/_words/said';
import type { TableClient } from './tableClient';
import { createTableStore, type TableState, type TableStore } from './tableStore';

// To read what a slow phone keeps takes it a while: not in the same breath as coming alive.
const RememberGame = later(async () => (await import('./RememberGame')).RememberGame);

const TableContext = createContext<{ store: TableStore; client: TableClient } | undefined>(
  undefined,
);

interface TableProviderProps {
  /** The first one, and whatever the page is given anew. */
  readonly view: SaidTable;
  /** The same one for as long as this is mounted. */
  readonly client: TableClient;
  /** When the view was heard, where that was before and nothing has been heard since. In ms since 1970. */
  readonly lostSince?: number | undefined;
  readonly children: ReactNode;
}

/** Keeps a view of the table fresh, and remembered, for as long as the page is open. */
export function TableProvider({ view, client, lostSince, children }: TableProviderProps) {
  const [table] = useState(() => ({
    client,
    first: view,
    store: createTableStore(view, client, lostSince),
  }));
  // The server learns who is here from who listens, so whoever sits down listens anew.
  const isSeated = useStore(table.store, state => state.view.you.length > 0);

  // A server renders the page anew where somebody chooses another language.
  useEffect(() => {
    if (view !== table.first) table.store.getState().hear(view);
  }, [table, view]);

  return (
    <TableContext value={table}>
      <Listener key={isSeated ? 'seated' : 'standing'} />
      <RememberGame />
      {children}
    </TableContext>
  );
}

/** Listens to the table while it is mounted. */
function Listener() {
  const { store, client } = useTableContext();
  useEffect(() => client.watch(store.getState()), [store, client]);
  return null;
}

export function useTable<T>(select: (state: TableState) => T): T {
  return useStore(useTableContext().store, select);
}

export const useTableClient = (): TableClient => useTableContext().client;

function useTableContext() {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('there is no table above this component');
  return table;
}
