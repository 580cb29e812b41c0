'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import { useNavigation } from '@/app/_ui/navigation';
import { Row, Rows } from '@/app/_ui/Row';
import { Sheet } from '@/app/_ui/Sheet';
import { tableAddress } from '@/app/addresses';
import type { SeatSummary } from '@/lib/game/views/views';
import { BadgeSheet } from './BadgeSheet';
import { HandOverCode, useOffer } from './HandOverCode';

/** Actions for the reader's own seat: a list, replaced by the sheet of the chosen action. */
export function OwnSeatSheets({ seat, onClose }: { seat: SeatSummary; onClose: () => void }) {
  const words = useTranslations('seat');
  const [open, setOpen] = useState<'menu' | 'badge' | 'move' | 'leave'>('menu');
  switch (open) {
    case 'badge':
      return <BadgeSheet seat={seat} onClose={onClose} />;
    case 'move':
      return <HandOverSheet seat={seat} onClose={onClose} />;
    case 'leave':
      return <LeaveSheet seat={seat} onClose={onClose} />;
    case 'menu':
      return (
        <Sheet title={words('yourSeat')} hasCross onClose={onClose}>
          <Rows>
            <Row
              title={words('badge')}
              note={words('badgeNote')}
              onClick={() => setOpen('badge')}
            />
            <Row title={words('move')} note={words('moveNote')} onClick={() => setOpen('move')} />
            <Row
              title={words('leaveSeat')}
              note={words('leaveSeatNote')}
              onClick={() => setOpen('leave')}
            />
          </Rows>
        </Sheet>
      );
  }
}

/** Moves the seat to another phone by a code, which works once and only for a short time. */
function HandOverSheet({ seat, onClose }: { seat: SeatSummary; onClose: () => void }) {
  const words = useTranslations('seat');
  const { offer, isPending, trouble, show } = useOffer();
  return (
    <Sheet title={words('move')} onClose={onClose} isTall={offer !== undefined}>
      {offer ? <HandOverCode {...offer} seat={seat} /> : <p>{words('moveWarning')}</p>}
      <TroubleNote trouble={trouble} />
      {/* Offers a new code even while one is valid, for a player who mistyped three times. */}
      <div className="grid grid-cols-[1fr_2fr] gap-3">
        <Button onClick={onClose}>{words(offer ? 'done' : 'cancel')}</Button>
        <Button
          kind={offer ? 'plain' : 'primary'}
          onClick={() => show(seat.seat)}
          waiting={isPending ? words('asking') : undefined}
        >
          {words(offer ? 'newCode' : 'showCode')}
        </Button>
      </div>
    </Sheet>
  );
}

function LeaveSheet({ seat, onClose }: { seat: SeatSummary; onClose: () => void }) {
  const words = useTranslations('seat');
  const go = useNavigation();
  const code = useTable(state => state.view.code);
  const move = useMove();

  async function leave() {
    const hasLeft = await move.make('leaveSeat', { seat: seat.seat });
    if (hasLeft) go.replace(tableAddress(code));
  }

  return (
    <Sheet title={words('leaveQuestion', { seat: seat.seat })} onClose={onClose}>
      <p>{words('leaveWarning')}</p>
      <TroubleNote trouble={move.trouble} />
      <div className="grid grid-cols-[1fr_2fr] gap-3">
        <Button onClick={onClose}>{words('stay')}</Button>
        <Button
          kind="primary"
          onClick={leave}
          waiting={move.isPending ? words('leaving') : undefined}
        >
          {words('leave')}
        </Button>
      </div>
    </Sheet>
  );
}
