'use client';

import { useState } from 'react';
import { useQuestion } from '@/app/_state/useWish';
import { Button } from '@/app/_ui/Button';
import { Sheet } from '@/app/_ui/Sheet';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { HAND_OVER_MILLISECONDS } from '@/lib/game/seatMoves';
import type { SeatSummary } from '@/lib/game/views';
import { HandOverCode } from './HandOverCode';

/** Gives the seat to another phone, by a code that counts once and not for long. */
export function MoveSheet({ seat, onClose }: { seat: SeatSummary; onClose: () => void }) {
  const { isWaiting, trouble, ask } = useQuestion();
  const [offer, setOffer] = useState<{ digits: string; until: number }>();

  async function show() {
    const answer = await ask(client => client.offerSeat(seat.seat));
    if (answer) setOffer({ ...answer, until: Date.now() + HAND_OVER_MILLISECONDS });
  }

  return (
    <Sheet title="Move to another phone" onClose={onClose} isTall={offer !== undefined}>
      {offer ? (
        <HandOverCode seat={seat} {...offer} onRenew={show} />
      ) : (
        <p>
          The next phone shows a clue only after it has said a code from this one. This phone then
          loses the seat, and the table is told.
        </p>
      )}
      <TroubleNote trouble={trouble} />
      <div className={offer ? 'grid' : 'grid grid-cols-[1fr_2fr] gap-3'}>
        <Button onClick={onClose}>{offer ? 'Done' : 'Not yet'}</Button>
        {!offer && (
          <Button kind="primary" onClick={show} waiting={isWaiting ? 'Asking…' : undefined}>
            Show the code
          </Button>
        )}
      </div>
    </Sheet>
  );
}
