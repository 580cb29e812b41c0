'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import type { Badge } from '@/app/_state/tableClient';
import { useMove } from '@/app/_state/useMove';
import { BadgeForm } from '@/app/_table/BadgeForm';
import { Button } from '@/app/_ui/Button';
import { Sheet } from '@/app/_ui/Sheet';
import type { SeatSummary } from '@/lib/game/views/views';

export function BadgeSheet({ seat, onClose }: { seat: SeatSummary; onClose: () => void }) {
  const words = useTranslations('seat');
  const seats = useTable(state => state.view.seats);
  const move = useMove();

  async function edit(badge: Badge) {
    if (await move.make('editSeat', { seat: seat.seat, body: badge })) onClose();
  }

  return (
    <Sheet title={words('badge')} onClose={onClose}>
      <BadgeForm seat={seat} seats={seats} move={move} onSubmit={edit} className="grid gap-4">
        <div className="grid grid-cols-[1fr_2fr] gap-3">
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            type="submit"
            kind="primary"
            waiting={move.isPending ? words('changing') : undefined}
          >
            {words('save')}
          </Button>
        </div>
      </BadgeForm>
    </Sheet>
  );
}
