'use client';

import { useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { SeatDisc } from '@/app/_table/SeatDisc';
import { Icon } from '@/app/_ui/Icon';
import { later } from '@/app/_ui/later';
import { SeatsNews } from './SeatsNews';

const SeatsSheet = later(async () => (await import('./SeatsSheet')).SeatsSheet);

/** All seats in one line, which tells the exception; tapped, everything that is behind it. */
export function SeatsLine() {
  const seats = useTable(state => state.view.seats);
  const isHeard = useTable(state => state.lostSince === undefined);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="seats-line rounded-card border-[1.5px] border-rule bg-sheet text-left print:hidden"
      >
        <span className="flex -space-x-2">
          {seats.map(({ seat, color, here }) => (
            <SeatDisc
              key={seat}
              seat={seat}
              color={color}
              className={here || !isHeard ? 'size-8' : 'size-8 opacity-45'}
            />
          ))}
        </span>
        <span className="min-w-0 grow leading-tight wrap-break-word">
          <SeatsNews />
        </span>
        <Icon name="forward" />
      </button>
      {isOpen && <SeatsSheet onClose={() => setOpen(false)} />}
    </>
  );
}
