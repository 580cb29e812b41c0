'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDiscs } from '@/app/_board/SeatDisc';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import { TableColumn } from '@/app/_table/TableColumn';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { Row, Rows } from '@/app/_ui/Row';
import { Sheet } from '@/app/_ui/Sheet';
import { tableAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/board/players';
import type { SeatSummary } from '@/lib/game/views/views';
import { HandOverCode, type Offering, useOffer } from '../seats/[seat]/HandOverCode';

/** Hands out the seats of a phone that holds several: one tap shows a seat's code for its player to scan. */
export function HandOutScreen() {
  const words = useTranslations('upload');
  const seatWords = useTranslations('seat');
  const { code, seats, you, phase } = useTable(state => state.view);
  const [tapped, setTapped] = useState<SeatNumber>();
  const offering = useOffer();
  const hasEnded = phase === 'ended';
  const isOver = hasEnded || you.length < 2;
  // The code closes by itself once the other phone has the seat.
  const shown = seats.find(({ seat }) => !isOver && seat === tapped && you.includes(seat));

  function show(seat: SeatNumber) {
    setTapped(seat);
    void offering.show(seat);
  }

  return (
    <TableColumn
      title={words('handOut')}
      note={words('seatsHere', { count: you.length })}
      back={{ href: tableAddress(code), label: seatWords('toTable') }}
    >
      <p role="status" className="pb-3 text-center text-balance text-soft">
        {hasEnded ? seatWords('ended') : words(isOver ? 'allHandedOut' : 'howToHandOut')}
      </p>
      <Rows>
        {seats.map(seat => (
          <SeatRow
            key={seat.seat}
            seat={seat}
            isOnThisPhone={you.includes(seat.seat)}
            onShow={isOver ? undefined : () => show(seat.seat)}
          />
        ))}
      </Rows>
      <BottomBar>
        <ButtonLink kind={isOver ? 'primary' : 'plain'} href={tableAddress(code)}>
          {seatWords('toTable')}
        </ButtonLink>
      </BottomBar>
      {shown && (
        <SeatCodeSheet seat={shown} offering={offering} onClose={() => setTapped(undefined)} />
      )}
    </TableColumn>
  );
}

interface SeatRowProps {
  readonly seat: SeatSummary;
  /** Whether this phone holds the seat. */
  readonly isOnThisPhone: boolean;
  /** Shows the code by which another phone takes the seat; `undefined` if the seat cannot be handed out. */
  readonly onShow: (() => void) | undefined;
}

/** A seat, and whether it is on this phone; if so, it can be handed out. */
function SeatRow({ seat, isOnThisPhone, onShow }: SeatRowProps) {
  const words = useTranslations('upload');
  const stages = useTranslations('stages');
  const isGiven = !isOnThisPhone && seat.claimed;
  return (
    <Row
      mark={<SeatDiscs seat={seat} className="size-9" smaller="size-7" />}
      title={useSeatName()(seat)}
      note={
        isOnThisPhone ? words('onThisPhone') : isGiven ? words('onOwnPhone') : stages('stillFree')
      }
      value={isGiven && <Icon name="check" className="size-6 text-accent" />}
      onClick={isOnThisPhone ? onShow : undefined}
    />
  );
}

interface SeatCodeSheetProps {
  readonly seat: SeatSummary;
  readonly offering: Offering;
  readonly onClose: () => void;
}

/** The code of the selected seat. */
function SeatCodeSheet({ seat, offering, onClose }: SeatCodeSheetProps) {
  const words = useTranslations('seat');
  const name = useSeatName()(seat);
  const { offer, isPending, trouble, show } = offering;
  return (
    <Sheet title={words('seatOf', { name })} onClose={onClose} isTall>
      {offer?.seat === seat.seat && <HandOverCode {...offer} seat={seat} />}
      <TroubleNote trouble={trouble} />
      <div className="grid grid-cols-[1fr_2fr] gap-3">
        <Button onClick={onClose}>{words('done')}</Button>
        <Button onClick={() => show(seat.seat)} waiting={isPending ? words('asking') : undefined}>
          {words('newCode')}
        </Button>
      </div>
    </Sheet>
  );
}
