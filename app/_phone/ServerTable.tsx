'use client';

import { type ReactNode, useMemo } from 'react';
import { useLocale } from 'use-intl';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import type { TableView } from '@/lib/game/views/views';
import { remoteTable } from '../_state/remoteTable';
import { TableProvider } from '../_state/TableProvider';
import { openTable } from '../_state/tables';
import { RememberGame } from './RememberGame';

const KeepTable = lazyComponent(async () => (await import('./KeepTable')).KeepTable);

interface ServerTableProps {
  readonly view: TableView;
  /** When the phone heard the view, where the server cannot be asked. In ms since 1970. */
  readonly lostSince?: number;
  readonly children: ReactNode;
}

/** A table that the server keeps, for the pages of it: no function can be handed over from there. */
export function ServerTable({ view, lostSince, children }: ServerTableProps) {
  const language = useLocale();
  const { code } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a page knows later it offers to the table
  const table = useMemo(() => openTable(view, language, remoteTable, lostSince), [code, language]);
  return (
    <TableProvider view={view} table={table}>
      <KeepTable />
      <RememberGame />
      {children}
    </TableProvider>
  );
}
