'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callPhoneWorker } from '@/app/_phone/callPhoneWorker';
import type { GameMap } from '@/lib/map/gameMap';
import { formatMapCode } from '@/lib/map/mapCode';
import type { FairSetCounts } from '@/lib/solver/fairSets';

/** Shows how many fair deals a complete map has, before it is used. */
export function FairDeals({ map }: { readonly map: GameMap }) {
  const words = useTranslations('draft');
  const counts = useFairSetCounts(formatMapCode(map));
  if (counts === undefined) return null;
  const isUseless = counts[3] + counts[4] + counts[5] === 0;
  return (
    <p role="status" className={isUseless ? 'font-semibold text-warn' : 'text-note text-soft'}>
      {isUseless
        ? words('noFairDeals')
        : words('fairDeals', { three: counts[3], four: counts[4], five: counts[5] })}
    </p>
  );
}

/** Counts in the worker; `undefined` while it counts or if it fails. */
function useFairSetCounts(mapCode: string): FairSetCounts | undefined {
  const [counted, setCounted] = useState<{ mapCode: string; counts: FairSetCounts }>();
  useEffect(() => {
    let isWanted = true;
    void callPhoneWorker('countFairSets', mapCode).then(counts => {
      if (isWanted && counts.ok) setCounted({ mapCode, counts: counts.value });
    });
    return () => {
      isWanted = false;
    };
  }, [mapCode]);
  return counted?.mapCode === mapCode ? counted.counts : undefined;
}
