'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { redirectOnce } from '@/app/_phone/redirect';
import { uploadGame } from '@/app/_phone/uploadGame';
import { useTable } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/trouble';
import { canHandOut } from '@/app/_table/canHandOut';
import { DealDisclosure } from '@/app/_table/DealDisclosure';
import { OtherSeatSheet } from '@/app/_table/OtherSeatSheet';
import { isPassAndPlay } from '@/app/_table/questions';
import { Ring } from '@/app/_table/Ring';
import { hasRing } from '@/app/_table/RingRow';
import { Misses, SeatEvents } from '@/app/_table/SeatEvents';
import { SeatCards } from '@/app/_table/Seats';
import { isFull } from '@/app/_table/tableFacts';
import { Button } from '@/app/_ui/Button';
import { useServerAway } from '@/app/_ui/connection';
import { TroubleNote } from '@/app/_ui/Message';
import { Row, Rows } from '@/app/_ui/Row';
import { Sheet } from '@/app/_ui/Sheet';
import {
  assistAddress,
  eveningAddress,
  exportAddress,
  handOutAddress,
  layAddress,
  namesAddress,
} from '@/app/addresses';
import { isPhoneCode } from '@/lib/game/gameCode';
import type { SeatNumber } from '@/lib/game/seats/seat';
import { Poster } from './Poster';
import { RedealRows } from './RedealRows';
import { OwnSeatSheets } from './seats/[seat]/OwnSeatSheets';

/** Options seldom needed: who sits where, how others join, what was dealt, laying the map again. */
export function TableSheet({ onClose }: { onClose: () => void }) {
  const words = useTranslations('stages');
  const seatWords = useTranslations('seat');
  const view = useTable(state => state.view);
  const { seats, you, onePhone } = view;
  // The sheet opened from here replaces this one.
  const [open, setOpen] = useState<number | 'upload'>();
  if (open === 'upload') return <UploadSheet onClose={onClose} />;
  const seat = seats.find(each => each.seat === open);
  if (seat !== undefined && you.includes(seat.seat))
    return <OwnSeatSheets seat={seat} onClose={onClose} />;
  if (seat?.claimed) return <OtherSeatSheet seat={seat} onClose={onClose} />;
  return (
    <Sheet title={words('atThisTable')} onClose={onClose} hasCross>
      {you.length === 0 && isFull(seats) && (
        <p className="text-balance text-soft">{seatWords('whichYours')}</p>
      )}
      {hasRing(view) && you.length > 0 && <Ring />}
      <SeatCards onTap={setOpen} />
      <Misses />
      <SeatEvents />
      {!onePhone && <Poster />}
      <div>
        <TableMenu onOpen={setOpen} onClose={onClose} />
        <DealDisclosure />
      </div>
    </Sheet>
  );
}

/** Opens the sheet of the reader's own seat, or the one that uploads a phone's game. */
type OnOpen = (what: SeatNumber | 'upload') => void;

/** What can be done at a table besides playing. */
function TableMenu({ onOpen, onClose }: { onOpen: OnOpen; onClose: () => void }) {
  const words = useTranslations('stages');
  const evening = useTranslations('evening');
  const uploadWords = useTranslations('upload');
  const seatWords = useTranslations('seat');
  const pages = useTranslations('pages');
  const passWords = useTranslations('pass');
  const assistWords = useTranslations('assist');
  const view = useTable(state => state.view);
  const { code, you, round, assist } = view;
  const [own] = you;
  return (
    <Rows>
      <RedealRows onDone={onClose} />
      {isPassAndPlay(view) && (
        <Row href={namesAddress(code)} title={passWords('whoPlays')} note={seatWords('badge')} />
      )}
      {isPhoneCode(code) && (
        <Row
          title={uploadWords('ownPhones')}
          note={uploadWords('ownPhonesNote')}
          onClick={() => onOpen('upload')}
        />
      )}
      {isPhoneCode(code) && (
        <Row href={exportAddress(code)} title={pages('moveGame')} note={pages('moveGameNote')} />
      )}
      {canHandOut(view) && (
        <Row
          href={handOutAddress(code)}
          title={uploadWords('handOut')}
          note={uploadWords('seatsHere', { count: you.length })}
        />
      )}
      <Row href={layAddress(code)} title={words('layAgain')} note={words('layAgainNote')} />
      <Row
        href={assistAddress(code)}
        title={assistWords('title')}
        note={assistWords(`name.${assist}`)}
      />
      {own !== undefined && round > 1 && (
        <Row
          href={eveningAddress(code)}
          title={evening('title')}
          note={evening('soFar', { count: round - 1 })}
        />
      )}
      {own !== undefined && you.length === 1 && (
        <Row
          title={seatWords('yourSeat')}
          note={words('yourSeatNote')}
          onClick={() => onOpen(own)}
        />
      )}
    </Rows>
  );
}

/** Moves a game stored on this phone to the server, so that everyone can use their own phone. */
function UploadSheet({ onClose }: { onClose: () => void }) {
  const words = useTranslations('upload');
  const seat = useTranslations('seat');
  const code = useTable(state => state.view.code);
  const isServerAway = useServerAway();
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();

  async function upload() {
    setPending(true);
    setTrouble(undefined);
    const uploaded = await uploadGame(code);
    if (uploaded.ok) return redirectOnce(handOutAddress(uploaded.value));
    setPending(false);
    setTrouble(uploaded.error);
  }

  return (
    <Sheet title={words('ownPhones')} onClose={onClose}>
      <p>{words('whatHappens')}</p>
      <p className="text-note text-soft">{words('forGood')}</p>
      <p role="status" className="text-note font-semibold empty:hidden">
        {isServerAway && trouble === undefined && words('noNetwork')}
      </p>
      <TroubleNote trouble={trouble} />
      <div className="grid grid-cols-[1fr_2fr] gap-3">
        <Button onClick={onClose}>{seat('cancel')}</Button>
        <Button
          kind="primary"
          onClick={upload}
          waiting={isPending ? words('uploading') : undefined}
        >
          {words('upload')}
        </Button>
      </div>
    </Sheet>
  );
}
