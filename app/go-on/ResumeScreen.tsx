'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { eveningsOf, gamesToResume } from '@/app/_phone/gameList';
import { listPhoneGames } from '@/app/_phone/listPhoneGames';
import { useKnownGames } from '@/app/_state/knownGames';
import { ADDRESSES, tableAddress } from '@/app/addresses';

/** Redirects to the newest unfinished game, or to the start page. Replaces the history entry. */
export function ResumeScreen() {
  const words = useTranslations('games');
  useEffect(() => void resume(), []);
  return (
    <main className="grid min-h-dvh place-content-center p-4">
      <p role="status" className="text-lead text-soft">
        {words('looking')}
      </p>
    </main>
  );
}

async function resume(): Promise<void> {
  const { games } = await listPhoneGames();
  const [game] = gamesToResume(eveningsOf(games, useKnownGames.getState().games));
  // A full page load: Next's router needs the server, which may be unreachable.
  window.location.replace(game === undefined ? ADDRESSES.start : tableAddress(game.code));
}
