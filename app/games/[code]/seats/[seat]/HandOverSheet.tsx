'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useCall } from '@/app/_state/useMove';
import { Button } from '@/app/_ui/Button';
import { Sheet } from '@/app/_ui/Sheet';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { HAND_OVER_MILLISECONDS } from '@/lib/game/seatMoves';
import type { SeatSummary } from '@/lib/game/views';
import { HandOverCode } from './HandOverCode';

/** Gives the seat to another phone, by a code that counts once and not for long. */
export function HandOverSheet({ seat, onClose }: { seat: SeatSummary; onClose: () => void }) {
  const words = useTranslations('seat');
  const refresh = useTable(state => state.refresh);
  const { isWaiting, trouble, ask } = useCall();
  const [offer, setOffer] = useState<{ digits: string; until: number }>();

  async function show() {
    const answer = await ask(client => client.offerSeat(seat.seat));
    if (!answer) return;
    const until = Date.now() + HAND_OVER_MILLISECONDS;
    // So that the tries that are left are those of this code, and not of one before.
    await refresh();
    setOffer({ ...answer, until });
  }

  return (
    <Sheet title={words('move')} onClose={onClose} isTall={offer !== undefined}>
      {offer ? <HandOverCode seat={seat} {...offer} /> : <p>{words('moveWarning')}</p>}
      <TroubleNote trouble={trouble} />
      {/* A new code also while one counts: whoever mistyped three times needs it. */}
      <div className="grid grid-cols-[1fr_2fr] gap-3">
        <Button onClick={onClose}>{words(offer ? 'done' : 'cancel')}</Button>
        <Button
          kind={offer ? 'plain' : 'primary'}
          onClick={show}
          waiting={isWaiting ? words('asking') : undefined}
        >
          {words(offer ? 'newCode' : 'showCode')}
        </Button>
      </div>
    </Sheet>
  );
}
