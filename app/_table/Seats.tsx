'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDiscs } from '@/app/_board/SeatDisc';
import { useTable } from '@/app/_state/TableProvider';
import { isServerLost } from '@/app/_state/tableStore';
import { Row, Rows } from '@/app/_ui/Row';
import { lookAddress, sitAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/board/players';
import type { SeatSummary } from '@/lib/game/views/views';
import { isPassAndPlay } from './questions';
import { Misses, SeatEvents } from './SeatEvents';
import { Looks, OwnSeatState, SeatState } from './SeatState';
import { useSeatName } from './seatName';
import { useSeatOrder } from './useSeatOrder';

/** All seats, in seating order, then the free ones; below them wrong finds and how seats changed hands. */
export function Seats({ onTap }: { readonly onTap: (seat: SeatNumber) => void }) {
  const words = useTranslations('table');
  const seats = useTable(({ view }) => view.seats);
  const { ring } = useSeatOrder();
  return (
    <>
      <section aria-label={words('seats')}>
        <Rows>
          {[...ring, ...seats.filter(({ claimed }) => !claimed)].map(seat => (
            <SeatRow key={seat.seat} seat={seat} onTap={() => onTap(seat.seat)} />
          ))}
        </Rows>
      </section>
      <Misses />
      <SeatEvents />
    </>
  );
}

interface SeatRowProps {
  readonly seat: SeatSummary;
  readonly onTap: () => void;
}

/** One seat. A free one links to the page to sit down, one on a shared phone to its clue; others open a sheet. */
function SeatRow({ seat, onTap }: SeatRowProps) {
  const words = useTranslations('seat');
  const stages = useTranslations('stages');
  const seatName = useSeatName();
  const hard = useTranslations('hard');
  const view = useTable(state => state.view);
  const isLost = useTable(isServerLost);
  const withHard = (note: ReactNode) => (
    <>
      {note}
      {view.hard === seat.seat && ` · ${hard('mark')}`}
    </>
  );
  const disc = (
    <span className={seat.claimed ? '' : 'opacity-45'}>
      <SeatDiscs seat={seat} className="size-9" smaller="size-7" />
    </span>
  );
  if (!seat.claimed)
    return (
      <Row
        href={sitAddress(view.code, seat.seat)}
        mark={disc}
        title={words('seatNumber', { seat: seat.seat })}
        note={withHard(stages('stillFree'))}
      />
    );
  const content = { mark: disc, title: seatName(seat) };
  if (isPassAndPlay(view))
    return (
      <Row
        {...content}
        href={lookAddress(view.code, seat.seat)}
        note={withHard(<Looks looks={seat.looks} />)}
      />
    );
  return view.you.includes(seat.seat) ? (
    <Row {...content} note={withHard(<OwnSeatState isLost={isLost} />)} onClick={onTap} />
  ) : (
    <Row {...content} note={withHard(<SeatState seat={seat} isLost={isLost} />)} onClick={onTap} />
  );
}
