'use client';

import { useEffect, useState } from 'react';
import { useTableClient } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/tableClient';
import type { SaidSeat } from '@/app/_words/said';
import type { Result } from '@/lib/result';

/**
 * The seat's clue for as long as somebody looks, and not a moment longer: it is asked for when
 * looking begins and forgotten when it ends. Nothing while covered, and while the answer is
 * under way.
 */
export function useLook(seat: number, isLooking: boolean): Result<SaidSeat, Trouble> | undefined {
  const client = useTableClient();
  const [seen, setSeen] = useState<Result<SaidSeat, Trouble>>();

  useEffect(() => {
    if (!isLooking) return;
    const look = new AbortController();
    client.lookAtSeat(seat, look.signal).then(answer => {
      if (!look.signal.aborted) setSeen(answer);
    });
    return () => {
      look.abort();
      setSeen(undefined);
    };
  }, [client, seat, isLooking]);

  return isLooking ? seen : undefined;
}
