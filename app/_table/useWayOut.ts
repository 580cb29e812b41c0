import { useEffect, useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { useNavigation } from '@/app/_ui/navigation';
import { type Screen, screenOf, type TablePlace } from './screenOf';

/** Leaves an open page as soon as the phone gets another one in its place, but not while a clue is held open. */
export function useWayOut(place: TablePlace = {}, isFrozen = false): void {
  const view = useTable(state => state.view);
  const [opened] = useState(view);
  useInstead(isFrozen ? 'page' : screenOf(view, place, opened));
}

/** Goes to the address that the phone gets instead. */
export function useInstead(screen: Screen): void {
  const address = typeof screen === 'object' ? screen.instead : undefined;
  const go = useNavigation();
  useEffect(() => {
    if (address !== undefined) go.replace(address);
  }, [address, go]);
}
