'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { Sheet } from '@/app/_ui/Sheet';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { SeatSummary } from '@/lib/game/views';
import { HandOverCode } from './HandOverCode';
import { useOffer } from './useOffer';

/** Gives the seat to another phone, by a code that counts once and not for long. */
export function HandOverSheet({ seat, onClose }: { seat: SeatSummary; onClose: () => void }) {
  const words = useTranslations('seat');
  const { offer, isWaiting, trouble, show } = useOffer();
  return (
    <Sheet title={words('move')} onClose={onClose} isTall={offer !== undefined}>
      {offer ? <HandOverCode {...offer} seat={seat} /> : <p>{words('moveWarning')}</p>}
      <TroubleNote trouble={trouble} />
      {/* A new code also while one counts: whoever mistyped three times needs it. */}
      <div className="grid grid-cols-[1fr_2fr] gap-3">
        <Button onClick={onClose}>{words(offer ? 'done' : 'cancel')}</Button>
        <Button
          kind={offer ? 'plain' : 'primary'}
          onClick={() => show(seat.seat)}
          waiting={isWaiting ? words('asking') : undefined}
        >
          {words(offer ? 'newCode' : 'showCode')}
        </Button>
      </div>
    </Sheet>
  );
}
