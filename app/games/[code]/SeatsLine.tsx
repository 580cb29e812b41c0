'use client';

import { useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { isHeard } from '@/app/_state/tableStore';
import { SeatDisc } from '@/app/_table/SeatDisc';
import { Icon } from '@/app/_ui/Icon';
import { SeatsNews } from './SeatsNews';
import { SeatsSheet } from './SeatsSheet';
import { awayFrom, isFull } from './seatsState';

/** All seats in one line, which tells the exception; tapped, everything that is behind it. */
export function SeatsLine() {
  const { seats, you } = useTable(state => state.view);
  const isKnown = useTable(isHeard);
  const [isOpen, setOpen] = useState(false);
  // Who looks on has no other way to a seat, and who sits none to one that is to be freed.
  const isQuiet = you.length > 0 && isFull(seats) && awayFrom({ seats, you }).length === 0;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        data-quiet={isQuiet ? '' : undefined}
        onClick={() => setOpen(true)}
        className="seats-line rounded-card border-[1.5px] border-rule bg-sheet text-left print:hidden"
      >
        <span className="discs -space-x-2">
          {seats.map(({ seat, color, here }) => (
            <SeatDisc
              key={seat}
              seat={seat}
              color={color}
              className={here || !isKnown || you.includes(seat) ? 'size-8' : 'size-8 opacity-45'}
            />
          ))}
        </span>
        <span className="min-w-0 grow basis-24 leading-tight wrap-break-word">
          <SeatsNews />
        </span>
        <Icon name="forward" />
      </button>
      {isOpen && <SeatsSheet onClose={() => setOpen(false)} />}
    </>
  );
}
