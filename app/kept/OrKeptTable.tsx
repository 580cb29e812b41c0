'use client';

import type { ReactNode } from 'react';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { tableAddress } from '@/app/addresses';
import { isPhoneCode } from '@/lib/game/gameCode';
import { loadScreen } from './loadScreen';
import { parseTableRoute } from './tableRoute';
import { showAddress, useBasePath } from './useBasePath';

/** With all that it shows first. */
const KeptTable = lazyComponent(async () => {
  const [{ KeptTable }] = await Promise.all([import('./KeptTable'), loadScreen()]);
  return KeptTable;
});

interface OrKeptTableProps {
  /** The page. */
  readonly children: ReactNode;
}

/**
 * A page that deals, and in its place the table that this phone has dealt, once the address names it: no server is
 * asked for the table's page, and the thread that has dealt goes on.
 */
export function OrKeptTable({ children }: OrKeptTableProps) {
  const route = parseTableRoute(useBasePath());
  const isKept = route !== undefined && isPhoneCode(route.code);
  return isKept ? <KeptTable /> : children;
}

/** Leads to a table that this phone keeps, on a page of `OrKeptTable`. */
export const openKeptTable = (code: string): void => showAddress(tableAddress(code), 'pushState');
