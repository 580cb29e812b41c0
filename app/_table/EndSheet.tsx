'use client';

import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { Sheet } from '@/app/_ui/Sheet';

export function EndSheet({ seat, onClose }: { seat: number; onClose: () => void }) {
  const needed = useTable(state => state.view.end.needed);
  const isWaiting = useTable(state => state.waiting === 'end');
  const voteToEnd = useTable(state => state.voteToEnd);

  async function end() {
    await voteToEnd(seat);
    onClose();
  }

  return (
    <Sheet title="End the game?" onClose={onClose}>
      <p>
        Once {needed} agree, every phone shows the habitat and all clues. There is no way back after
        that.
      </p>
      <div className="grid grid-cols-[1fr_2fr] gap-3">
        <Button onClick={onClose}>Not yet</Button>
        <Button kind="primary" onClick={end} waiting={isWaiting ? 'Voting…' : undefined}>
          Vote to end
        </Button>
      </div>
    </Sheet>
  );
}
