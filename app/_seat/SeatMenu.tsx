'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { later } from '@/app/_ui/later';
import { MenuRow } from '@/app/_ui/MenuRow';
import { Sheet } from '@/app/_ui/Sheet';
import type { SeatSummary } from '@/lib/game/views';

const BadgeSheet = later(async () => (await import('./BadgeSheet')).BadgeSheet);
const LeaveSheet = later(async () => (await import('./LeaveSheet')).LeaveSheet);
const MoveSheet = later(async () => (await import('./MoveSheet')).MoveSheet);

/** What can be done with one's own seat: a list, and then one sheet in its place. */
export function SeatMenu({ seat }: { seat: SeatSummary }) {
  const words = useTranslations('seat');
  const [open, setOpen] = useState<'menu' | 'badge' | 'move' | 'leave'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <button
        type="button"
        aria-label={words('yourSeat')}
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
        className="grid size-11 place-items-center rounded-field"
      >
        <Icon name="menu" />
      </button>
      {open === 'menu' && (
        <Sheet title={words('yourSeat')} onClose={close}>
          <ul className="border-y border-rule">
            <MenuRow
              title={words('badge')}
              note={words('badgeNote')}
              onClick={() => setOpen('badge')}
            />
            <MenuRow
              title={words('move')}
              note={words('moveNote')}
              onClick={() => setOpen('move')}
            />
            <MenuRow
              title={words('leaveSeat')}
              note={words('leaveSeatNote')}
              onClick={() => setOpen('leave')}
            />
          </ul>
          <Button onClick={close}>{words('backToClue')}</Button>
        </Sheet>
      )}
      {open === 'badge' && <BadgeSheet seat={seat} onClose={close} />}
      {open === 'move' && <MoveSheet seat={seat} onClose={close} />}
      {open === 'leave' && <LeaveSheet seat={seat} onClose={close} />}
    </>
  );
}
