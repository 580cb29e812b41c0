'use client';

import { useEffect } from 'react';
import { RememberGame } from '@/app/_phone/RememberGame';
import { ServerTable } from '@/app/_phone/ServerTable';
import { TableProvider } from '@/app/_state/TableProvider';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { useIsHydrated } from '@/app/_ui/useIsHydrated';
import { KeptTableNavigation } from './KeptTableNavigation';
import { KeptTrouble, NoRoute } from './KeptTrouble';
import { loadScreen } from './loadScreen';
import { parseTableRoute, type TableRoute } from './tableRoute';
import { useBasePath } from './useBasePath';
import { useDeleted, useKeptTable } from './useKeptTable';

/** They come while the phone looks for the table. */
const TableRouteScreen = lazyComponent(loadScreen);

/** The table that the address names, as this phone keeps it. */
export function KeptTable() {
  const path = useBasePath();
  const route = parseTableRoute(path);
  // A server knows neither the address that the phone shows nor its games.
  if (!useIsHydrated()) return null;
  if (route === undefined) return <NoRoute path={path} />;
  return <KeptRoute key={route.code} route={route} />;
}

/** As the phone says it of a game that is not there. */
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
    <TableProvider {...kept.value}>
      <RememberGame />
      {screen}
    </TableProvider>
  ) : (
    <ServerTable {...kept.value}>{screen}</ServerTable>
  );
}
