'use client';

import { type ReactNode, useState } from 'react';
import type { SaidTable } from '@/app/_words/said';
import { remoteTable } from './remoteTable';
import { TableProvider } from './TableProvider';

/** A table that the server keeps, for the pages of it: no function can be handed over from there. */
export function ServerTable({ view, children }: { view: SaidTable; children: ReactNode }) {
  const [client] = useState(() => remoteTable(view.code));
  return (
    <TableProvider view={view} client={client}>
      {children}
    </TableProvider>
  );
}
