'use client';

import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import { TableColumn } from '@/app/_table/TableColumn';
import { BottomBar } from '@/app/_ui/BottomBar';
import { ButtonLink } from '@/app/_ui/Button';
import { Message } from '@/app/_ui/Message';
import { tableAddress } from '@/app/addresses';
import type { SeatSummary } from '@/lib/game/views/views';
import { TakeForm } from './TakeForm';

/** The page on the phone that takes over a seat. */
export function TakeScreen({ seat: first }: { seat: SeatSummary }) {
  const words = useTranslations('seat');
  const seatName = useSeatName();
  const { code, seats, phase } = useTable(state => state.view);
  const seat = seats.find(each => each.seat === first.seat) ?? first;
  const table = tableAddress(code);
  return (
    <TableColumn
      place={{ page: 'take', seat: first.seat }}
      className="gap-(--spacing-apart)"
      title={words('takeSeat')}
      back={{ href: table, label: words('toTable') }}
    >
      <p className="flex items-center gap-3">
        <SeatDisc seat={seat.seat} color={seat.color} className="size-14" />
        <span className="font-display text-title font-semibold">
          {seat.claimed
            ? words('seatOf', { name: seatName(seat) })
            : words('seatNumber', { seat: seat.seat })}
        </span>
      </p>
      {seat.claimed && phase === 'playing' ? (
        <TakeForm seat={seat} />
      ) : (
        <>
          <Message kind="news" title={words(phase === 'ended' ? 'ended' : 'seatFree')}>
            {words(phase === 'ended' ? 'endedNote' : 'seatFreeNote')}
          </Message>
          <BottomBar>
            <ButtonLink kind="primary" href={table}>
              {words('toTable')}
            </ButtonLink>
          </BottomBar>
        </>
      )}
    </TableColumn>
  );
}
