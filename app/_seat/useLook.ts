'use client';

import { useEffect, useState } from 'react';
import { createChange } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import { isOutage, type Trouble } from '@/app/_state/trouble';
import { whenReachable } from '@/app/_ui/connection';
import type { SeatNumber } from '@/lib/board/players';
import type { SeatView } from '@/lib/game/views/views';
import type { Result } from '@/lib/result';

/**
 * The seat's clue, only while a player looks. It is fetched when the look begins, and again after an outage. Offline,
 * it comes from the phone's cache, and the look is counted later. `undefined` while the clue is covered or the first
 * response is pending.
 */
export function useLook(
  seat: SeatNumber,
  isLooking: boolean,
): Result<SeatView, Trouble> | undefined {
  const lookNow = useTable(state => state.look);
  const refresh = useTable(state => state.refresh);
  const dealNumber = useTable(state => state.view.dealNumber);
  const [seen, setSeen] = useState<Result<SeatView, Trouble>>();

  useEffect(() => {
    if (!isLooking) return;
    const looking = new AbortController();
    // One id for all retries, so that they count as one look.
    const look = createChange({ type: 'look' as const, seat, dealNumber });
    let stopWaiting = () => {};
    async function fetchClue() {
      const response = await lookNow(look, looking.signal);
      if (looking.signal.aborted) return;
      setSeen(response);
      // This phone has not received the redeal yet.
      if (!response.ok && response.error.code === 'redealt') void refresh();
      if (!response.ok && isOutage(response.error)) stopWaiting = whenReachable(fetchClue);
    }
    fetchClue();
    return () => {
      looking.abort();
      stopWaiting();
      setSeen(undefined);
    };
  }, [seat, dealNumber, isLooking, lookNow, refresh]);

  return isLooking ? seen : undefined;
}

export const isOffline = (look: Result<SeatView, Trouble> | undefined): boolean =>
  look?.ok === false && look.error.code === 'offline';
