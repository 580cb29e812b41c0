import { useEffect } from 'react';
import { deletePhoneNotebooks } from '@/app/_notebook/phoneNotebook';
import { rememberGame } from '@/app/_state/knownGames';
import { useTable } from '@/app/_state/TableProvider';

/** Remembers a game on the phone as it is now, and which seats the phone held of it before. */
export function RememberGame() {
  const view = useTable(state => state.view);
  const remember = useTable(state => state.remember);
  useEffect(() => {
    const { before, dropped } = rememberGame(view);
    if (before) remember(before.seats);
    // Nobody finds a game's notes without the way to it.
    deletePhoneNotebooks(dropped);
  }, [view, remember]);
  return null;
}
