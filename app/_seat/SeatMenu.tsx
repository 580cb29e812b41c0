'use client';

import { useState } from 'react';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { MenuRow } from '@/app/_ui/MenuRow';
import { Sheet } from '@/app/_ui/Sheet';
import type { SeatSummary } from '@/lib/game/views';
import { BadgeSheet } from './BadgeSheet';
import { LeaveSheet } from './LeaveSheet';
import { MoveSheet } from './MoveSheet';

/** What can be done with one's own seat: a list, and then one sheet in its place. */
export function SeatMenu({ seat }: { seat: SeatSummary }) {
  const [open, setOpen] = useState<'menu' | 'badge' | 'move' | 'leave'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <button
        type="button"
        aria-label="Your seat"
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
        className="grid size-11 place-items-center rounded-field"
      >
        <Icon name="menu" />
      </button>
      {open === 'menu' && (
        <Sheet title="Your seat" onClose={close}>
          <ul className="border-y border-rule">
            <MenuRow
              title="Name and colour"
              note="as the table sees you"
              onClick={() => setOpen('badge')}
            />
            <MenuRow
              title="Move to another phone"
              note="when this battery runs low"
              onClick={() => setOpen('move')}
            />
            <MenuRow
              title="Leave the seat"
              note="somebody else can sit down"
              onClick={() => setOpen('leave')}
            />
          </ul>
          <Button onClick={close}>Back to the clue</Button>
        </Sheet>
      )}
      {open === 'badge' && <BadgeSheet seat={seat} onClose={close} />}
      {open === 'move' && <MoveSheet seat={seat} onClose={close} />}
      {open === 'leave' && <LeaveSheet seat={seat} onClose={close} />}
    </>
  );
}
