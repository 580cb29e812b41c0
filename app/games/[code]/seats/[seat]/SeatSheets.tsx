import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { useGo } from '@/app/_ui/go';
import { Sheet } from '@/app/_ui/Sheet';
import { notebookAddress } from '@/app/addresses';
import type { SeatSummary } from '@/lib/game/views';
import { BadgeSheet } from './BadgeSheet';
import { HandOverSheet } from './HandOverSheet';
import { LeaveSheet } from './LeaveSheet';
import { MenuRow } from './MenuRow';

/** What can be done with one's own seat: a list, and then one sheet in its place. */
export function SeatSheets({ seat, onClose }: { seat: SeatSummary; onClose: () => void }) {
  const words = useTranslations('seat');
  const notebook = useTranslations('notebook');
  const code = useTable(state => state.view.code);
  const go = useGo();
  const [open, setOpen] = useState<'menu' | 'badge' | 'move' | 'leave'>('menu');
  switch (open) {
    case 'badge':
      return <BadgeSheet seat={seat} onClose={onClose} />;
    case 'move':
      return <HandOverSheet seat={seat} onClose={onClose} />;
    case 'leave':
      return <LeaveSheet seat={seat} onClose={onClose} />;
    case 'menu':
      return (
        <Sheet title={words('yourSeat')} onClose={onClose}>
          <ul className="border-y border-rule">
            <MenuRow
              title={notebook('open')}
              note={notebook('openNote')}
              onClick={() => go.push(notebookAddress(code, seat.seat))}
            />
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
          <Button onClick={onClose}>{words('backToClue')}</Button>
        </Sheet>
      );
  }
}
