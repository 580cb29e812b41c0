'use client';

import { useEffect, useState } from 'react';
import { type Evening, eveningsOf } from '@/app/_phone/gamesHere';
import { listPhoneGames } from '@/app/_phone/listPhoneGames';
import { hearRest } from '@/app/_phone/phoneNews';

/** The evenings that this phone keeps, the newest first; none while they are read. */
export function usePhoneEvenings(): readonly Evening[] {
  const [evenings, setEvenings] = useState<readonly Evening[]>([]);
  useEffect(() => {
    let isWanted = true;
    async function read() {
      const { games } = await listPhoneGames();
      if (isWanted) setEvenings(eveningsOf(games, []));
    }
    void read();
    const stop = hearRest(() => void read());
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  return evenings;
}
