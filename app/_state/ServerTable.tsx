'use client';

import { type ReactNode, useState } from 'react';
import type { TableView } from '@/lib/game/views';
import { remoteTable } from './remoteTable';
import { TableProvider } from './TableProvider';

/** A table that the server keeps, for the pages of it: no function can be handed over from there. */
export function ServerTable({ view, children }: { view: TableView; children: ReactNode }) {
  const [client] = useState(() => remoteTable(view.code));
  return (
    <TableProvider view={view} client={client}>
      {children}
    </TableProvider>
  );
}
