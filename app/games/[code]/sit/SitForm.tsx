'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { recallGames, useKnownGames, usualNameIn } from '@/app/_state/knownGames';
import { useTable } from '@/app/_state/TableProvider';
import type { Badge } from '@/app/_state/tableClient';
import { useMove } from '@/app/_state/useMove';
import { BadgeForm } from '@/app/_table/BadgeForm';
import { AtThumb } from '@/app/_ui/AtThumb';
import { Button } from '@/app/_ui/Button';
import { seatAddress, tableAddress } from '@/app/addresses';
import type { SeatSummary } from '@/lib/game/views';
import { AlreadyHere } from './AlreadyHere';

interface SitFormProps {
  readonly seat: SeatSummary;
  /** How many seats this phone held when it came. */
  readonly before: number;
}

/** Who sits down, and then to their envelope; with a seat more on one phone, to the table. */
export function SitForm({ seat, before }: SitFormProps) {
  const words = useTranslations('sit');
  const table = useTranslations('table');
  const { code, seats, you } = useTable(state => state.view);
  const refresh = useTable(state => state.refresh);
  const usualName = useKnownGames(usualNameIn);
  const router = useRouter();
  const move = useMove();
  const isOneMore = before > 0;
  useEffect(() => void recallGames(), []);

  async function sitDown(badge: Badge) {
    const sits = await move.make(client => client.claimSeat(seat.seat, badge));
    if (!sits) return refresh();
    router.replace(isOneMore ? tableAddress(code) : `${seatAddress(code, seat.seat)}#envelope`);
  }

  return (
    <BadgeForm
      seat={seat}
      seats={seats}
      usualName={isOneMore ? undefined : usualName}
      move={move}
      onSubmit={sitDown}
      className="sit-form"
    >
      <AlreadyHere but={seat.seat} />
      <AtThumb>
        <p className="pb-1 text-center text-note text-soft">
          {isOneMore ? table('forSomebody', { count: before + 1 }) : words('next')}
        </p>
        <Button
          type="submit"
          kind="primary"
          waiting={move.isWaiting || you.length > before ? table('sittingDown') : undefined}
        >
          {table('sitDown')}
        </Button>
      </AtThumb>
    </BadgeForm>
  );
}
