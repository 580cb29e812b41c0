'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { eveningsOf, gameToGoOn } from '@/app/_phone/gamesHere';
import { listPhoneGames } from '@/app/_phone/listPhoneGames';
import { rehydrateGames, useKnownGames } from '@/app/_state/knownGames';
import { ADDRESSES, tableAddress } from '@/app/addresses';

/** Looks for the game, and leads there without a way back; to the start where there is none. */
export function GoOnScreen() {
  const words = useTranslations('games');
  useEffect(() => void goOn(), []);
  return (
    <main className="grid min-h-dvh place-content-center p-4">
      <p role="status" className="text-lead text-soft">
        {words('looking')}
      </p>
    </main>
  );
}

async function goOn(): Promise<void> {
  rehydrateGames();
  const { games } = await listPhoneGames();
  const game = gameToGoOn(eveningsOf(games, useKnownGames.getState().games));
  // Not by Next's own way: without a server that one ends here.
  window.location.replace(game === undefined ? ADDRESSES.start : tableAddress(game.code));
}
