import { useEffect, useMemo, useState } from 'react';
import { type Evening, eveningsOf } from '@/app/_phone/gameList';
import { listPhoneGames, type PhoneGames } from '@/app/_phone/listPhoneGames';
import { subscribeToSettledNews } from '@/app/_phone/phoneNews';
import { useKnownGames } from '@/app/_state/knownGames';
import { followTable } from './followTable';

export interface EveningsOnPhone extends Omit<PhoneGames, 'games'> {
  readonly evenings: readonly Evening[];
}

/** How long to wait for the phone's own games, in ms, so that they appear together with the servers' games. */
const TOGETHER_WITHIN = 400;
const NONE: PhoneGames = { games: [], unreadable: [], isAfterDamage: false };

/** All games this phone knows of, kept up to date; `undefined` during the first read. */
export function useGamesOnPhone(): EveningsOnPhone | undefined {
  const known = useKnownGames(state => state.games);
  const [phone, setPhone] = useState<PhoneGames>();

  useEffect(() => {
    let latest = 0;
    async function read() {
      const current = ++latest;
      const games = await listPhoneGames();
      if (current === latest) setPhone(games);
    }
    const timeout = setTimeout(() => setPhone(before => before ?? NONE), TOGETHER_WITHIN);
    const stop = subscribeToSettledNews(() => void read());
    // A page restored from the back/forward cache may have missed changes.
    const readIfRestored = ({ persisted }: PageTransitionEvent) => persisted && void read();
    addEventListener('pageshow', readIfRestored);
    void read();
    return () => {
      latest = Number.POSITIVE_INFINITY;
      clearTimeout(timeout);
      stop();
      removeEventListener('pageshow', readIfRestored);
    };
  }, []);

  // Another player may have dealt the next game meanwhile.
  useEffect(() => {
    const follow = () => document.visibilityState === 'visible' && void followTable();
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  return useMemo(() => {
    if (phone === undefined) return undefined;
    const { games, ...rest } = phone;
    return { ...rest, evenings: eveningsOf(games, known) };
  }, [phone, known]);
}
