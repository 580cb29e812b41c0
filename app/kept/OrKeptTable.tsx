'use client';

import type { ReactNode } from 'react';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { tableAddress } from '@/app/addresses';
import { isPhoneCode } from '@/lib/game/gameCode';
import { parseTableRoute } from '../_offline/parseTableRoute';
import { loadScreen } from './loadScreen';
import { showAddress, useBasePath } from './useBasePath';

/** Loads the table's screens along with it. */
const KeptTable = lazyComponent(async () => {
  const [{ KeptTable }] = await Promise.all([import('./KeptTable'), loadScreen()]);
  return KeptTable;
});

interface OrKeptTableProps {
  /** The page. */
  readonly children: ReactNode;
}

/**
 * Shows a page that deals games, or the dealt phone game once the address names it. This saves a request for the
 * table's page, and the worker that dealt keeps running.
 */
export function OrKeptTable({ children }: OrKeptTableProps) {
  const route = parseTableRoute(useBasePath());
  const isKept = route !== undefined && isPhoneCode(route.code);
  return isKept ? <KeptTable /> : children;
}

/** Navigates to a table stored on this phone, from a page in `OrKeptTable`. */
export const openKeptTable = (code: string): void => showAddress(tableAddress(code), 'pushState');
