'use client';

import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Row, Rows } from '@/app/_ui/Row';
import { Sheet } from '@/app/_ui/Sheet';
import type { TableView } from '@/lib/game/views/views';
import { Ring } from './Ring';
import { useSeatName } from './seatName';
import { useSeatOrder } from './useSeatOrder';

/** Whether there is a seating order to show; with two players it is trivial. */
export const hasRing = ({ players, seats }: Pick<TableView, 'players' | 'seats'>): boolean =>
  players > 2 && seats.filter(({ claimed }) => claimed).length > 1;

/** The seating order, clockwise; a tap opens the ring. */
export function RingRow() {
  const words = useTranslations('ring');
  const format = useFormatter();
  const seatName = useSeatName();
  const isVisible = useTable(state => hasRing(state.view));
  const { ring } = useSeatOrder();
  const [isOpen, setOpen] = useState(false);
  if (!isVisible) return null;
  return (
    <>
      <Rows>
        <Row
          title={words('title')}
          note={words('is', { names: format.list(ring.map(seatName), { type: 'unit' }) })}
          onClick={() => setOpen(true)}
        />
      </Rows>
      {isOpen && (
        <Sheet title={words('title')} onClose={() => setOpen(false)} hasCross>
          <Ring />
        </Sheet>
      )}
    </>
  );
}
