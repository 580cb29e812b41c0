'use client';

import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { useReportLoss } from '@/app/_ui/connection';
import type { TableView } from '@/lib/game/views/views';
import { remoteTable } from '../_state/remoteTable';
import { TableProvider } from '../_state/TableProvider';
import { lostSince } from '../_state/tableStore';
import { openTable } from '../_state/tables';
import { CacheTable } from './CacheTable';
import { phoneMemory } from './phoneMemory';

interface ServerTableProps {
  readonly view: TableView;
  /** When the server was last reached, in ms since 1970, if the view comes from the cache. */
  readonly lostSince?: number;
  readonly children: ReactNode;
}

function remoteSide(code: string) {
  const client = remoteTable(code);
  return { client, memory: phoneMemory(code, client) };
}

/**
 * A table stored on the server. A client component that builds its own table, since server components cannot pass
 * functions.
 */
export function ServerTable({ view, lostSince: since, children }: ServerTableProps) {
  const { code } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: later views reach the table through the provider
  const table = useMemo(() => openTable(view, remoteSide, since), [code]);
  useReportLoss(useStore(table.store, lostSince));
  return (
    <TableProvider view={view} table={table}>
      <CacheTable />
      {children}
    </TableProvider>
  );
}
