import { useEffect } from 'react';
import { deletePhoneNotebooks } from '@/app/_notebook/phoneNotebook';
import { rememberGame } from '@/app/_state/knownGames';
import { useTable } from '@/app/_state/TableProvider';

/** Adds the open game to the phone's list, and restores the seats that the phone held in it before. */
export function RememberGame() {
  const view = useTable(state => state.view);
  const remember = useTable(state => state.remember);
  useEffect(() => {
    const { before, dropped } = rememberGame(view);
    if (before) remember(before.seats);
    // Without its list entry nobody could find a game's notes.
    deletePhoneNotebooks(dropped);
  }, [view, remember]);
  return null;
}
