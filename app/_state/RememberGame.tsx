'use client';

import { useEffect } from 'react';
import { forgetOnPhone } from '@/app/_notebook/notebookOnPhone';
import { rememberGame } from './knownGames';
import { useTable } from './TableProvider';

/** Remembers a game on the phone as it is now, and which seats the phone held of it before. */
export function RememberGame() {
  const view = useTable(state => state.view);
  const remember = useTable(state => state.remember);
  useEffect(() => {
    const { before, dropped } = rememberGame(view);
    if (before) remember(before.seats);
    // Nobody finds a game's notes without the way to it.
    forgetOnPhone(dropped);
  }, [view, remember]);
  return null;
}
