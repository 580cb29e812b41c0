'use client';

import { useEffect } from 'react';
import { ServerTable } from '@/app/_phone/ServerTable';
import { TableProvider } from '@/app/_state/TableProvider';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { useIsHydrated } from '@/app/_ui/useIsHydrated';
import { parseTableRoute, type TableRoute } from '../_offline/parseTableRoute';
import { KeptTableNavigation } from './KeptTableNavigation';
import { KeptTrouble, NoRoute } from './KeptTrouble';
import { loadScreen } from './loadScreen';
import { useBasePath } from './useBasePath';
import { useDeleted, useKeptTable } from './useKeptTable';

/** Loads while the phone reads the table. */
const TableRouteScreen = lazyComponent(loadScreen);

/** The table in the address, as stored on this phone. */
export function KeptTable() {
  const path = useBasePath();
  const route = parseTableRoute(path);
  // The server knows neither the address in the browser nor the phone's games.
  if (!useIsHydrated()) return null;
  if (route === undefined) return <NoRoute path={path} />;
  return <KeptRoute key={route.code} route={route} />;
}

/** The same trouble as for a missing game. */
const DELETED = { code: 'not-found' };

function KeptRoute({ route }: { readonly route: TableRoute }) {
  const kept = useKeptTable(route.code);
  const isDeleted = useDeleted(route.code);
  useEffect(() => void loadScreen().catch(() => undefined), []);
  if (kept === undefined) return null;
  if (isDeleted) return <KeptTrouble code={route.code} trouble={DELETED} />;
  if (!kept.ok) return <KeptTrouble code={route.code} trouble={kept.error} />;
  const screen = (
    <KeptTableNavigation>
      <TableRouteScreen route={route} />
    </KeptTableNavigation>
  );
  return 'table' in kept.value ? (
    <TableProvider {...kept.value}>{screen}</TableProvider>
  ) : (
    <ServerTable {...kept.value}>{screen}</ServerTable>
  );
}
