'use client';

import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { rememberPlaying } from '@/app/deviceCookie';
import type { TableView } from '@/lib/game/views/views';
import type { TableClient } from './tableClient';
import type { TableState, TableStore } from './tableStore';
import type { OpenTable } from './tables';

const TableContext = createContext<OpenTable | undefined>(undefined);

interface TableProviderProps {
  /** The initial view, and every later one that the page receives. */
  readonly view: TableView;
  /** Must stay the same while mounted. */
  readonly table: OpenTable;
  readonly children: ReactNode;
}

/** Keeps the table up to date while the page is open. */
export function TableProvider({ view, table, children }: TableProviderProps) {
  const { store, memory } = table;
  // The server derives presence from open streams, so taking a seat reopens the stream.
  const isSeated = useStore(store, state => state.view.you.length > 0);
  const isAccessible = useStore(store, state => state.connection.status !== 'refused');
  // Before paint, since the page's view may differ from the table's.
  useLayoutEffect(() => store.getState().offerView(view), [store, view]);
  useEffect(() => memory.watch(store.getState()), [store, memory]);
  const isPlaying = useStore(store, state => state.view.phase === 'playing');
  useEffect(() => {
    if (isPlaying) rememberPlaying();
  }, [isPlaying]);

  return (
    <TableContext value={table}>
      {isAccessible ? <TableWatcher key={isSeated ? 'seated' : 'standing'} /> : <TableRetrier />}
      {children}
    </TableContext>
  );
}

/** Watches the table while mounted. */
function TableWatcher() {
  const { store, client } = useTableContext();
  useEffect(() => client.watch(store.getState()), [store, client]);
  return null;
}

/** How often a page retries a table that was refused, in ms. */
const RETRY_MILLISECONDS = 30_000;

/** Retries the table periodically while mounted: it may have been restored or repaired on the server. */
function TableRetrier() {
  const store = useTableStore();
  useEffect(() => {
    const timer = setInterval(() => store.getState().refresh(), RETRY_MILLISECONDS);
    return () => clearInterval(timer);
  }, [store]);
  return null;
}

export function useTable<T>(select: (state: TableState) => T): T {
  return useStore(useTableContext().store, select);
}

export const useTableClient = (): TableClient => useTableContext().client;

export const useTableStore = (): TableStore => useTableContext().store;

function useTableContext() {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('there is no table above this component');
  return table;
}
