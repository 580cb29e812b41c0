'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { Button } from '@/app/_ui/Button';
import { Sheet } from '@/app/_ui/Sheet';
import { TroubleNote } from '@/app/_ui/TroubleNote';

export function EndSheet({ seat, onClose }: { seat: number; onClose: () => void }) {
  const words = useTranslations('table');
  const needed = useTable(state => state.view.end.needed);
  const move = useMove();

  async function end() {
    if (await move.make(client => client.answer(seat, 'end', 'agree'))) onClose();
  }

  return (
    <Sheet title={words('endGame')} onClose={onClose}>
      <p>{words('endNote', { needed })}</p>
      <TroubleNote trouble={move.trouble} />
      <div className="flex flex-wrap gap-3">
        <Button className="grow" onClick={onClose}>
          {words('notYet')}
        </Button>
        <Button
          kind="primary"
          className="grow"
          onClick={end}
          waiting={move.isWaiting ? words('voting') : undefined}
        >
          {words('voteToEnd')}
        </Button>
      </div>
    </Sheet>
  );
}
