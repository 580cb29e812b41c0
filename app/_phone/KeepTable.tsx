'use client';

import { useEffect } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { keepTable } from './heardTables';
import { openMemory } from './openMemory';

const MINUTE_MILLISECONDS = 60_000;

/** Keeps a server's table on the phone while its page is open, and brings what is kept of it to the page. */
export function KeepTable() {
  const view = useTable(state => state.view);
  // As exact as it is shown.
  const minute = useTable(({ heardAt }) => Math.floor(heardAt / MINUTE_MILLISECONDS));
  const heardAt = useTable(state => state.heardAt);
  const recall = useTable(state => state.recall);
  const refresh = useTable(state => state.refresh);
  const { code } = view;

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept anew with every minute, not with every word
  useEffect(() => void keepTable(view, heardAt), [view, minute]);
  useEffect(() => openMemory({ code, recall, refresh }), [code, recall, refresh]);
  return null;
}
