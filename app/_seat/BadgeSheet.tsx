'use client';

import { useTranslations } from 'next-intl';
import { useTable } from '@/app/_state/TableProvider';
import type { Badge } from '@/app/_state/tableClient';
import { useWish } from '@/app/_state/useWish';
import { Sheet } from '@/app/_ui/Sheet';
import type { SeatSummary } from '@/lib/game/views';
import { BadgeForm } from './BadgeForm';

export function BadgeSheet({ seat, onClose }: { seat: SeatSummary; onClose: () => void }) {
  const words = useTranslations('seat');
  const seats = useTable(state => state.view.seats);
  const wish = useWish();

  async function edit(badge: Badge) {
    if (await wish.make(client => client.editSeat(seat.seat, badge))) onClose();
  }

  return (
    <Sheet title={words('badge')} onClose={onClose}>
      <BadgeForm
        seat={seat}
        seats={seats}
        wish={wish}
        onSubmit={edit}
        onCancel={onClose}
        action={words('save')}
        waiting={words('changing')}
      />
    </Sheet>
  );
}
