'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { OrderDiscs } from '@/app/_table/OrderDiscs';
import { onTurn } from '@/app/_table/onTurn';
import { useSeatName } from '@/app/_table/seatName';
import { useSeatOrder } from '@/app/_table/useSeatOrder';
import type { SeatSummary } from '@/lib/game/views/views';
import { LazyTableSheet } from './LazyTableSheet';

/** Whose turn it is or how many seats are free, and the players in order. A tap opens the table's sheet. */
export function OrderLine() {
  const words = useTranslations('table');
  const { seats } = useTable(state => state.view);
  const { ring } = useSeatOrder();
  const { said, on } = useWhoIsOn();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={words('seats')}>
      <button
        type="button"
        data-printed
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="order-line"
      >
        {said && <span className="said">{said}</span>}
        <OrderDiscs seated={ring} free={seats.filter(({ claimed }) => !claimed)} on={on?.seat} />
      </button>
      {isOpen && <LazyTableSheet onClose={() => setOpen(false)} />}
    </section>
  );
}

/** Whose turn it is, if the app knows, and the sentence above the players. */
function useWhoIsOn(): { readonly said?: string; readonly on?: SeatSummary } {
  const words = useTranslations('stages');
  const ring = useTranslations('seating');
  const record = useTranslations('record');
  const seatName = useSeatName();
  const view = useTable(state => state.view);
  const { hasPieces } = useSeatOrder();
  const free = view.seats.filter(({ claimed }) => !claimed).length;
  if (view.stage !== 'play') return free > 0 ? { said: words('stillToCome', { count: free }) } : {};
  const on = hasPieces ? onTurn(view) : view.seats.find(({ seat }) => seat === view.starter);
  if (on === undefined) return {};
  const said = hasPieces
    ? record('turnOf', { who: seatName(on) })
    : ring('starts', { name: seatName(on) });
  return { said, on };
}
