'use client';

import { useEffect } from 'react';
import { ServerTable } from '@/app/_phone/ServerTable';
import { TableProvider } from '@/app/_state/TableProvider';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { useIsHydrated } from '@/app/_ui/useIsHydrated';
import { parseTableRoute, type TableRoute } from '../_offline/parseTableRoute';
import { loadScreen } from './loadScreen';
import { StoredTableNavigation } from './StoredTableNavigation';
import { NoRoute, StoredTableTrouble } from './StoredTableTrouble';
import { useBasePath } from './useBasePath';
import { useDeleted, useStoredTable } from './useStoredTable';

/** Its script loads while the phone reads the table. */
const TableRouteScreen = lazyComponent(loadScreen, null, 'table');

/** The table in the URL, as stored on this phone. */
export function StoredTable() {
  const path = useBasePath();
  const route = parseTableRoute(path);
  // The server knows neither the browser's URL nor the phone's games.
  if (!useIsHydrated()) return null;
  if (route === undefined) return <NoRoute path={path} />;
  return <StoredTableRoute key={route.code} route={route} />;
}

/** Shown like a missing game. */
const DELETED = { code: 'not-found' };

function StoredTableRoute({ route }: { readonly route: TableRoute }) {
  const stored = useStoredTable(route.code);
  const isDeleted = useDeleted(route.code);
  useEffect(() => void loadScreen().catch(() => undefined), []);
  if (stored === undefined) return null;
  if (isDeleted) return <StoredTableTrouble code={route.code} trouble={DELETED} />;
  if (!stored.ok) return <StoredTableTrouble code={route.code} trouble={stored.error} />;
  const screen = (
    <StoredTableNavigation>
      <TableRouteScreen route={route} />
    </StoredTableNavigation>
  );
  return 'table' in stored.value ? (
    <TableProvider {...stored.value}>{screen}</TableProvider>
  ) : (
    <ServerTable {...stored.value}>{screen}</ServerTable>
  );
}
