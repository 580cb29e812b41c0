'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { eveningsOf, gameToResume } from '@/app/_phone/gameList';
import { listPhoneGames } from '@/app/_phone/listPhoneGames';
import { rehydrateGames, useKnownGames } from '@/app/_state/knownGames';
import { ADDRESSES, tableAddress } from '@/app/addresses';

/** Finds the game and redirects to it, replacing the history entry; to the start page if there is none. */
export function ResumeScreen() {
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
  const game = gameToResume(eveningsOf(games, useKnownGames.getState().games));
  // A full page load: Next's router needs the server, which may be unreachable.
  window.location.replace(game === undefined ? ADDRESSES.start : tableAddress(game.code));
}
