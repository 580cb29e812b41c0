'use client';

import { useEffect, useState } from 'react';
import { openPhone } from '@/app/_phone/database';
import type { PhoneGame } from '@/app/_phone/phoneGame';
import { hearNews } from '@/app/_phone/phoneNews';

/** The last game of each evening that this phone keeps, the newest first; nothing while they are read. */
export function useLastGames(): readonly PhoneGame[] | undefined {
  const [games, setGames] = useState<readonly PhoneGame[]>();
  useEffect(() => {
    // Where nothing is kept there is nothing to give.
    const read = () => void readLastGames().then(setGames, () => undefined);
    read();
    return hearNews(read);
  }, []);
  return games;
}

async function readLastGames(): Promise<readonly PhoneGame[]> {
  const games = await (await openPhone()).getAllFromIndex('summaries', 'changedAt');
  const codes = new Set(games.map(({ code }) => code));
  return games.filter(({ next }) => next === null || !codes.has(next)).reverse();
}
