'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { Sheet } from '@/app/_ui/Sheet';
import { takeAddress } from '@/app/addresses';
import type { SeatSummary } from '@/lib/game/views';
import { FreeSeat } from './FreeSeat';
import { Looks } from './Looks';
import { Presence } from './Presence';
import { SeatDiscs } from './SeatDiscs';
import { useSeatName } from './seatName';

/**
 * Who sits on another seat, and what to do when their phone is gone. Whoever has no seat here may
 * well have come with a new phone; who has one is rather asked to free it.
 */
export function OtherSeatSheet({ seat, onClose }: { seat: SeatSummary; onClose: () => void }) {
  const words = useTranslations('table');
  const { code, players, you } = useTable(state => state.view);
  const name = useSeatName()(seat);
  return (
    <Sheet title={name} onClose={onClose}>
      <p className="flex items-center gap-3">
        <SeatDiscs seat={seat} className="size-12" smaller="size-10" />
        <span>
          <span className="block">
            <Presence seat={seat} />
          </span>
          <span className="block text-note text-soft">
            <Looks looks={seat.looks} />
          </span>
        </span>
      </p>
      <div className="grid gap-4">
        <section className={`${SECTION} ${you.length > 0 ? 'order-last' : ''}`}>
          <h3 className="min-w-0 flex-1 basis-28 font-semibold">{words('seatYours')}</h3>
          <ButtonLink href={takeAddress(code, seat.seat)} className="flex-1 basis-28 px-3">
            {words('moveHere')}
          </ButtonLink>
        </section>
        {players > 2 && <FreeSeat seat={seat} onAsked={onClose} />}
      </div>
      <Button onClick={onClose}>{words('done')}</Button>
    </Sheet>
  );
}

const SECTION = 'flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-rule pt-4';
