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
 * The seat's clue while a player looks, and removed from the page as soon as looking ends. It is fetched when looking
 * begins, and again after an outage. Offline, it is the copy cached on the phone, and the look is counted later.
 * `undefined` while the clue is covered or the first response is pending.
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
    // One look, even if it takes several requests.
    const look = createChange({ type: 'look' as const, seat, dealNumber });
    let stopWaiting = () => {};
    async function fetchClue() {
      const response = await lookNow(look, looking.signal);
      if (looking.signal.aborted) return;
      setSeen(response);
      // This phone does not know of the redeal yet.
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
