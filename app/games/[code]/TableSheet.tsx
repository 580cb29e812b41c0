'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { canHandOut } from '@/app/_table/canHandOut';
import { useDealNote } from '@/app/_table/DealDisclosure';
import { OtherSeatSheet } from '@/app/_table/OtherSeatSheet';
import { SeatingPlan } from '@/app/_table/SeatingPlan';
import { Seats } from '@/app/_table/Seats';
import { useSeatName } from '@/app/_table/seatName';
import { awayFrom, isFull } from '@/app/_table/tableFacts';
import { Row, Rows } from '@/app/_ui/Row';
import { Sheet } from '@/app/_ui/Sheet';
import { assistAddress, eveningAddress, handOutAddress, layAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/board/players';
import { formatGameCode } from '@/lib/game/gameCode';
import type { TableView } from '@/lib/game/views/views';
import { AboutSheet } from './AboutSheet';
import { JoinCard } from './JoinCard';
import { RedealRows } from './RedealRows';
import { SeatsSheet } from './SeatsSheet';
import { OwnSeatSheets } from './seats/[seat]/OwnSeatSheets';
import { UploadSheet } from './UploadSheet';

/** The parts that the sheet's rows open in its place. */
export type TablePart = 'seats' | 'code' | 'about' | 'upload' | SeatNumber;

interface TableSheetProps {
  /** The part to open initially. */
  readonly first?: TablePart;
  readonly onClose: () => void;
}

/** What is rarely needed: who sits where, how others join, what was dealt, laying the map again. */
export function TableSheet({ first, onClose }: TableSheetProps) {
  const words = useTranslations('table');
  const [open, setOpen] = useState(first);
  const seat = useTable(({ view }) => view.seats.find(each => each.seat === open && each.claimed));
  const isOwn = useTable(({ view }) => seat !== undefined && view.you.includes(seat.seat));
  const part = { onOpen: setOpen, onClose };
  switch (open) {
    case undefined:
      return <AtThisTable {...part} />;
    case 'upload':
      return <UploadSheet onClose={onClose} />;
    case 'code':
      return (
        <Sheet title={words('joinTable')} onClose={onClose} hasCross>
          <JoinCard />
        </Sheet>
      );
    case 'about':
      return <AboutSheet onClose={onClose} />;
    default:
      if (seat === undefined) return <SeatsSheet {...part} />;
      if (isOwn) return <OwnSeatSheets seat={seat} onClose={onClose} />;
      return <OtherSeatSheet seat={seat} onClose={onClose} />;
  }
}

interface PartProps {
  readonly onOpen: (part: TablePart) => void;
  readonly onClose: () => void;
}

/** Whether to show the seating order; with two players it is trivial. */
const hasRing = ({ players, seats, you }: TableView): boolean =>
  you.length > 0 && players > 2 && seats.filter(({ claimed }) => claimed).length > 1;

/** The seating order, and a row for everything else. Onlookers see the seats: one may be theirs, on another phone. */
function AtThisTable({ onOpen, onClose }: PartProps) {
  const words = useTranslations('stages');
  const seatWords = useTranslations('seat');
  const table = useTranslations('table');
  const evening = useTranslations('evening');
  const upload = useTranslations('upload');
  const assistWords = useTranslations('assist');
  const view = useTable(state => state.view);
  const { code, seats, you, onePhone, round, assist } = view;
  const isOnlooker = you.length === 0;
  const seatsNote = useSeatsNote();
  return (
    <Sheet title={words('atThisTable')} onClose={onClose} hasCross>
      {isOnlooker && isFull(seats) && (
        <p className="text-balance text-soft">{seatWords('whichYours')}</p>
      )}
      {isOnlooker && <Seats onTap={onOpen} />}
      {hasRing(view) && <SeatingPlan />}
      <Rows>
        {!isOnlooker && (
          <Row title={table('seats')} value={seatsNote} onClick={() => onOpen('seats')} />
        )}
        {canHandOut(view) && (
          <Row
            href={handOutAddress(code)}
            title={upload('handOut')}
            note={upload('seatsHere', { count: you.length })}
          />
        )}
        {!onePhone && (
          <Row
            title={table('joinTable')}
            value={formatGameCode(code)}
            onClick={() => onOpen('code')}
          />
        )}
        <RedealRows onDone={onClose} />
        <Row href={layAddress(code)} title={words('layAgain')} />
        <Row
          href={assistAddress(code)}
          title={assistWords('title')}
          value={assistWords(`name.${assist}`)}
        />
        {!isOnlooker && round > 1 && (
          <Row
            href={eveningAddress(code)}
            title={evening('title')}
            value={evening('soFar', { count: round - 1 })}
          />
        )}
        <Row title={table('deal')} value={useDealNote()} onClick={() => onOpen('about')} />
      </Rows>
    </Sheet>
  );
}

/** Who is away, or which seats are free. */
function useSeatsNote(): string {
  const words = useTranslations('stages');
  const seatName = useSeatName();
  const { seats, you } = useTable(state => state.view);
  const away = awayFrom({ seats, you });
  const [first] = away;
  if (first !== undefined)
    return away.length === 1
      ? words('isAway', { name: seatName(first) })
      : words('manyAway', { count: away.length });
  const free = seats.filter(({ claimed }) => !claimed).length;
  return free > 0 ? words('seatsFree', { count: free }) : words('everybodyHere');
}
