'use client';

import { useRouter } from 'next/navigation';
import { useTable } from '@/app/_state/TableProvider';
import { useWish } from '@/app/_state/useWish';
import { Button } from '@/app/_ui/Button';
import { Sheet } from '@/app/_ui/Sheet';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { SeatSummary } from '@/lib/game/views';

export function LeaveSheet({ seat, onClose }: { seat: SeatSummary; onClose: () => void }) {
  const router = useRouter();
  const code = useTable(state => state.view.code);
  const wish = useWish();

  async function leave() {
    if (await wish.make(client => client.leaveSeat(seat.seat))) router.replace(`/games/${code}`);
  }

  return (
    <Sheet title={`Leave seat ${seat.seat}?`} onClose={onClose}>
      <p>
        The clue stays with the seat: whoever sits down next sees it. The table is told that you
        left, and when.
      </p>
      <TroubleNote trouble={wish.trouble} />
      <div className="grid grid-cols-[1fr_2fr] gap-3">
        <Button onClick={onClose}>Stay</Button>
        <Button kind="primary" onClick={leave} waiting={wish.isWaiting ? 'Leaving…' : undefined}>
          Leave
        </Button>
      </div>
    </Sheet>
  );
}
