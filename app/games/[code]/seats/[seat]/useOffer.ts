'use client';

import { useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { useCall } from '@/app/_state/useMove';
import type { SeatNumber } from '@/lib/game/seat';
import { HAND_OVER_MILLISECONDS } from '@/lib/game/seatMoves';

/** A code for another phone, until when it counts by this phone's clock, in ms since 1970, and for which seat. */
interface Offer {
  readonly seat: SeatNumber;
  readonly digits: string;
  readonly until: number;
}

/** Asks for a code by which another phone can take a seat that this one holds. */
export function useOffer() {
  const refresh = useTable(state => state.refresh);
  const { isWaiting, trouble, ask } = useCall();
  const [offer, setOffer] = useState<Offer>();

  async function show(seat: SeatNumber) {
    const answer = await ask(client => client.offerSeat(seat));
    if (!answer) return;
    const until = Date.now() + HAND_OVER_MILLISECONDS;
    // So that the tries that are left are those of this code, and not of one before.
    await refresh();
    setOffer({ seat, digits: answer.digits, until });
  }

  return { offer, isWaiting, trouble, show };
}

export type Offering = ReturnType<typeof useOffer>;
