'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import type { Badge } from '@/app/_state/tableClient';
import { useMove } from '@/app/_state/useMove';
import { Sheet } from '@/app/_ui/Sheet';
import type { SeatSummary } from '@/lib/game/views';
import { BadgeForm } from './BadgeForm';
import { Looks } from './Looks';

/** Asks who sits down. The name is optional. */
export function ClaimSheet({ seat, onClose }: { seat: SeatSummary; onClose: () => void }) {
  const words = useTranslations('table');
  const { seats, you } = useTable(state => state.view);
  const move = useMove();

  async function claim(badge: Badge) {
    if (await move.make(client => client.claimSeat(seat.seat, badge))) onClose();
  }

  return (
    <Sheet title={words('sitDownOn', { seat: seat.seat })} onClose={onClose}>
      {seat.looks.phones > 0 && (
        <p className="text-note text-soft">
          <Looks looks={seat.looks} />
        </p>
      )}
      {you.length > 0 && (
        <p className="text-soft">{words('forSomebody', { count: you.length + 1 })}</p>
      )}
      <BadgeForm
        seat={seat}
        seats={seats}
        move={move}
        onSubmit={claim}
        onCancel={onClose}
        action={words('sitDown')}
        waiting={words('sittingDown')}
      />
    </Sheet>
  );
}
