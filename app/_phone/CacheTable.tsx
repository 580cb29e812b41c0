import { useEffect } from 'react';
import { rememberGame } from '@/app/_state/knownGames';
import { useTable, useTableStore } from '@/app/_state/TableProvider';
import { cacheTable } from './cachedTables';

const MINUTE_MILLISECONDS = 60_000;

/** Saves a server's table on the phone while its page is open: in the list of games, and in the cache. */
export function CacheTable() {
  const store = useTableStore();
  const view = useTable(state => state.view);
  const addKnownSeats = useTable(state => state.addKnownSeats);
  // Minutes suffice for display; `undefined` while the connection is lost.
  const minute = useTable(({ connection }) =>
    connection.status === 'connected' ? Math.floor(connection.at / MINUTE_MILLISECONDS) : undefined,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `minute` saves the time of contact again
  useEffect(() => {
    const { connection } = store.getState();
    if (connection.status === 'connected') void cacheTable(view, connection.at);
  }, [store, view, minute]);
  useEffect(() => {
    const before = rememberGame(view);
    if (before) addKnownSeats(before);
  }, [view, addKnownSeats]);
  return null;
}
