import { useEffect } from 'react';
import { rememberGame } from '@/app/_state/knownGames';
import { useTable } from '@/app/_state/TableProvider';

/** Adds the open game to the phone's list, and restores the seats that the phone held in it before. */
export function RememberGame() {
  const view = useTable(state => state.view);
  const remember = useTable(state => state.remember);
  useEffect(() => {
    const before = rememberGame(view);
    if (before) remember(before.seats);
  }, [view, remember]);
  return null;
}
