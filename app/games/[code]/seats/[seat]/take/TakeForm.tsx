'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { useSeatName } from '@/app/_table/seatName';
import { Button } from '@/app/_ui/Button';
import { CodeField } from '@/app/_ui/CodeField';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { seatAddress } from '@/app/addresses';
import type { SeatSummary } from '@/lib/game/views';

/** Six digits from the other phone. A photographed code brings them along. */
export function TakeForm({ seat }: { seat: SeatSummary }) {
  const words = useTranslations('seat');
  const name = useSeatName()(seat);
  const router = useRouter();
  const code = useTable(state => state.view.code);
  const move = useMove();
  const [digits, setDigits] = useState('');

  useEffect(() => {
    const [, brought] = /^#(\d{6})$/.exec(window.location.hash) ?? [];
    if (brought === undefined) return;
    setDigits(brought);
    // They count once: nobody needs to find them in this phone's history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);

  async function take(event: FormEvent) {
    event.preventDefault();
    const isTaken = await move.make(client => client.takeSeat(seat.seat, digits));
    if (isTaken) router.replace(seatAddress(code, seat.seat));
  }

  return (
    <form onSubmit={take} className="flex grow flex-col gap-4">
      <p className="text-center text-soft">{words('takeHow')}</p>
      <div className="flex">
        <CodeField kind="digits" label={words('sixDigits')} value={digits} onChange={setDigits} />
      </div>
      <TroubleNote trouble={move.trouble} />
      <div className="mt-auto grid gap-3">
        <p className="text-center text-note text-soft">{words('takeWarning')}</p>
        <Button type="submit" kind="primary" waiting={move.isWaiting ? words('taking') : undefined}>
          {words('take', { name })}
        </Button>
      </div>
    </form>
  );
}
