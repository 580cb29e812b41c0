import { useEffect, useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { useNavigation } from '@/app/_ui/navigation';
import { type Screen, screenOf, type TablePlace } from './screenOf';

/** Redirects an open page when the table's state requires another one, but not while a clue is held open. */
export function useRedirectOnChange(place: TablePlace = {}, isFrozen = false): void {
  const view = useTable(state => state.view);
  const [opened] = useState(view);
  useRedirectTo(isFrozen ? 'page' : screenOf(view, place, opened));
}

/** Follows a redirect. */
export function useRedirectTo(screen: Screen): void {
  const address = typeof screen === 'object' ? screen.instead : undefined;
  const go = useNavigation();
  useEffect(() => {
    if (address !== undefined) go.replace(address);
  }, [address, go]);
}
