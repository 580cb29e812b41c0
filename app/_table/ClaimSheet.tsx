'use client';

import { useTranslations } from 'next-intl';
import { BadgeForm } from '@/app/_seat/BadgeForm';
import { useTable } from '@/app/_state/TableProvider';
import type { Badge } from '@/app/_state/tableClient';
import { useWish } from '@/app/_state/useWish';
import { Looks } from '@/app/_ui/Looks';
import { Sheet } from '@/app/_ui/Sheet';
import type { SeatSummary } from '@/lib/game/views';

/** Asks who sits down. A name is a kindness, not a duty. */
export function ClaimSheet({ seat, onClose }: { seat: SeatSummary; onClose: () => void }) {
  const words = useTranslations('table');
  const { seats, you } = useTable(state => state.view);
  const wish = useWish();

  async function claim(badge: Badge) {
    if (await wish.make(client => client.claimSeat(seat.seat, badge))) onClose();
  }

  return (
    <Sheet title={words('sitDownOn', { seat: seat.seat })} onClose={onClose}>
      {seat.looks.count > 0 && (
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
        wish={wish}
        onSubmit={claim}
        onCancel={onClose}
        action={words('sitDown')}
        waiting={words('sittingDown')}
      />
    </Sheet>
  );
}
