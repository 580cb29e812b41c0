'use client';

import { useEffect } from 'react';
import { useTable, useTableStore } from '@/app/_state/TableProvider';
import type { TableStore } from '@/app/_state/tableStore';
import { cacheTable } from './cachedTables';
import { phoneMemory } from './phoneMemory';

const MINUTE_MILLISECONDS = 60_000;

/** Tables whose memory is attached. It stays attached for as long as the table store lives, across pages. */
const remembered = new WeakSet<TableStore>();

/** Caches a server's table on the phone while its page is open, and attaches the cached data to the table's store. */
export function KeepTable() {
  const store = useTableStore();
  const view = useTable(state => state.view);
  // Minutes suffice for display; `undefined` while the connection is lost.
  const minute = useTable(({ connection }) =>
    connection.status === 'connected' ? Math.floor(connection.at / MINUTE_MILLISECONDS) : undefined,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `minute` saves the time of contact again
  useEffect(() => {
    const { connection } = store.getState();
    if (connection.status === 'connected') void cacheTable(view, connection.at);
  }, [store, view, minute]);
  useEffect(() => {
    if (remembered.has(store)) return;
    remembered.add(store);
    const { attachMemory, refresh } = store.getState();
    phoneMemory({ code: store.getState().view.code, attachMemory, refresh });
  }, [store]);
  return null;
}
