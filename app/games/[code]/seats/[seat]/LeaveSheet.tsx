'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { Button } from '@/app/_ui/Button';
import { useGo } from '@/app/_ui/go';
import { Sheet } from '@/app/_ui/Sheet';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { tableAddress } from '@/app/addresses';
import type { SeatSummary } from '@/lib/game/views';

export function LeaveSheet({ seat, onClose }: { seat: SeatSummary; onClose: () => void }) {
  const words = useTranslations('seat');
  const go = useGo();
  const code = useTable(state => state.view.code);
  const move = useMove();

  async function leave() {
    const hasLeft = await move.make(client => client.leaveSeat(seat.seat));
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
          waiting={move.isWaiting ? words('leaving') : undefined}
        >
          {words('leave')}
        </Button>
      </div>
    </Sheet>
  );
}
