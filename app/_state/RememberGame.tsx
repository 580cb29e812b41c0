'use client';

import { useEffect } from 'react';
import { rememberGame } from './knownGames';
import { useTable } from './TableProvider';

/** Remembers a game on the phone as it is now, and which seats the phone held of it before. */
export function RememberGame() {
  const view = useTable(state => state.view);
  const remember = useTable(state => state.remember);
  useEffect(() => {
    const before = rememberGame(view);
    if (before) remember(before.seats);
  }, [view, remember]);
  return null;
}
