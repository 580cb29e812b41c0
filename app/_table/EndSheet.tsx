'use client';

import { useTable } from '@/app/_state/TableProvider';
import { useWish } from '@/app/_state/useWish';
import { Button } from '@/app/_ui/Button';
import { Sheet } from '@/app/_ui/Sheet';
import { TroubleNote } from '@/app/_ui/TroubleNote';

export function EndSheet({ seat, onClose }: { seat: number; onClose: () => void }) {
  const needed = useTable(state => state.view.end.needed);
  const wish = useWish();

  async function end() {
    if (await wish.make(client => client.voteToEnd(seat))) onClose();
  }

  return (
    <Sheet title="End the game?" onClose={onClose}>
      <p>
        Once {needed} agree, every phone shows the habitat and all clues. There is no way back after
        that.
      </p>
      <TroubleNote trouble={wish.trouble} />
      <div className="grid grid-cols-[1fr_2fr] gap-3">
        <Button onClick={onClose}>Not yet</Button>
        <Button kind="primary" onClick={end} waiting={wish.isWaiting ? 'Voting…' : undefined}>
          Vote to end
        </Button>
      </div>
    </Sheet>
  );
}
