import { useEffect, useMemo, useState } from 'react';
import { type Evening, eveningsOf } from '@/app/_phone/gamesHere';
import { listPhoneGames, type PhoneGames } from '@/app/_phone/listPhoneGames';
import { hearRest } from '@/app/_phone/phoneNews';
import { recallGames, useKnownGames } from '@/app/_state/knownGames';

export interface GamesHere extends Omit<PhoneGames, 'games'> {
  readonly evenings: readonly Evening[];
}

/** So long a server's games wait for the phone's own, to come as one list. */
const TOGETHER_WITHIN = 400;
const NONE: PhoneGames = { games: [], unread: [], isAfterDamage: false };

/** All games that this phone knows of, as they change; nothing while it is asked for the first time. */
export function useGamesHere(): GamesHere | undefined {
  const known = useKnownGames(state => state.games);
  const [phone, setPhone] = useState<PhoneGames>();

  useEffect(() => {
    let reading = 0;
    async function read() {
      const mine = ++reading;
      recallGames();
      const games = await listPhoneGames();
      if (mine === reading) setPhone(games);
    }
    const waiting = setTimeout(() => setPhone(before => before ?? NONE), TOGETHER_WITHIN);
    const stop = hearRest(() => void read());
    // A page that was left and is come back to may have slept through the news.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && void read();
    addEventListener('pageshow', wake);
    void read();
    return () => {
      reading = Number.POSITIVE_INFINITY;
      clearTimeout(waiting);
      stop();
      removeEventListener('pageshow', wake);
    };
  }, []);

  return useMemo(() => {
    if (phone === undefined) return undefined;
    const { games, ...rest } = phone;
    return { ...rest, evenings: eveningsOf(games, known) };
  }, [phone, known]);
}
