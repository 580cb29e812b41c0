'use client';

import type { ReactNode } from 'react';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { tableAddress } from '@/app/addresses';
import { isPhoneCode } from '@/lib/game/gameCode';
import { parseTableRoute } from '../_offline/parseTableRoute';
import { loadScreen } from './loadScreen';
import { showAddress, useBasePath } from './useBasePath';

/** Loads the table's screens along with it. */
const StoredTable = lazyComponent(async () => {
  const [{ StoredTable }] = await Promise.all([import('./StoredTable'), loadScreen()]);
  return StoredTable;
});

interface OrStoredTableProps {
  /** The page that deals games. */
  readonly children: ReactNode;
}

/**
 * Shows a page that deals games or, once the URL is that of a phone game's table, that table. This saves a request for
 * the table's page, and the worker that has dealt keeps running.
 */
export function OrStoredTable({ children }: OrStoredTableProps) {
  const route = parseTableRoute(useBasePath());
  const isOnPhone = route !== undefined && isPhoneCode(route.code);
  return isOnPhone ? <StoredTable /> : children;
}

/** Navigates from a page in `OrStoredTable` to a table stored on this phone. */
export const openStoredTable = (code: string): void => showAddress(tableAddress(code), 'pushState');
