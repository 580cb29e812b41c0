'use client';

import { useEffect, useState } from 'react';
import { useTableClient } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/tableClient';
import { whenBack } from '@/app/_ui/connection';
import type { SaidSeat } from '@/app/_words/said';
import type { Result } from '@/lib/result';

/**
 * The seat's clue for as long as somebody looks, and not a moment longer: it is asked for when
 * looking begins, once more when a lost connection is back, and forgotten when looking ends. Nothing
 * while covered, and while the first answer is under way.
 */
export function useLook(seat: number, isLooking: boolean): Result<SaidSeat, Trouble> | undefined {
  const client = useTableClient();
  const [seen, setSeen] = useState<Result<SaidSeat, Trouble>>();

  useEffect(() => {
    if (!isLooking) return;
    const look = new AbortController();
    let stopAwaiting = () => {};
    async function ask() {
      const answer = await client.lookAtSeat(seat, look.signal);
      if (look.signal.aborted) return;
      setSeen(answer);
      if (isOffline(answer)) stopAwaiting = whenBack(ask);
    }
    ask();
    return () => {
      look.abort();
      stopAwaiting();
      setSeen(undefined);
    };
  }, [client, seat, isLooking]);

  return isLooking ? seen : undefined;
}

export const isOffline = (look: Result<SaidSeat, Trouble> | undefined): boolean =>
  look?.ok === false && look.error.code === 'offline';
