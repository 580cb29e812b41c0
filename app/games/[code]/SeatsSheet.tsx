'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { DealFold } from '@/app/_table/DealFold';
import { OtherSeatSheet } from '@/app/_table/OtherSeatSheet';
import { goesRound } from '@/app/_table/questions';
import { SeatCards } from '@/app/_table/SeatCards';
import { SeatEvents } from '@/app/_table/SeatEvents';
import { ListRow } from '@/app/_ui/ListRow';
import { later } from '@/app/_ui/later';
import { Sheet } from '@/app/_ui/Sheet';
import { eveningAddress, handOutAddress, layAddress, namesAddress } from '@/app/addresses';
import { isPhoneCode } from '@/lib/game/gameCode';
import { Poster } from './Poster';
import { MenuRow } from './seats/[seat]/MenuRow';
import { SeatSheets } from './seats/[seat]/SeatSheets';

const OpenSheet = later(async () => (await import('./OpenSheet')).OpenSheet);

/** All that an evening seldom needs: who sits where, how others come, what was dealt, laying once more. */
export function SeatsSheet({ onClose }: { onClose: () => void }) {
  const words = useTranslations('moments');
  const evening = useTranslations('evening');
  const opening = useTranslations('opening');
  const seatWords = useTranslations('seat');
  const passWords = useTranslations('pass');
  const view = useTable(state => state.view);
  const { code, seats, you, onePhone, round } = view;
  // One sheet takes the other's place.
  const [open, setOpen] = useState<number | 'opening'>();
  if (open === 'opening') return <OpenSheet onClose={onClose} />;
  const seat = seats.find(each => each.seat === open);
  if (seat !== undefined && you.includes(seat.seat))
    return <SeatSheets seat={seat} onClose={onClose} />;
  if (seat?.claimed) return <OtherSeatSheet seat={seat} onClose={onClose} />;
  const [own] = you;
  return (
    <Sheet title={words('atThisTable')} onClose={onClose} hasCross>
      <SeatCards onTap={setOpen} />
      <SeatEvents />
      {!onePhone && <Poster />}
      <div>
        <ul className="border-t border-rule">
          {goesRound(view) && (
            <ListRow
              href={namesAddress(code)}
              title={passWords('whoPlays')}
              note={seatWords('badge')}
            />
          )}
          {isPhoneCode(code) && (
            <MenuRow
              title={opening('ownPhones')}
              note={opening('ownPhonesNote')}
              onClick={() => setOpen('opening')}
            />
          )}
          {you.length > 1 && !onePhone && (
            <ListRow
              href={handOutAddress(code)}
              title={opening('handOut')}
              note={opening('seatsHere', { count: you.length })}
            />
          )}
          <ListRow href={layAddress(code)} title={words('layAgain')} note={words('layAgainNote')} />
          {own !== undefined && round > 1 && (
            <ListRow
              href={eveningAddress(code)}
              title={evening('title')}
              note={evening('soFar', { count: round - 1 })}
            />
          )}
          {own !== undefined && you.length === 1 && (
            <MenuRow
              title={seatWords('yourSeat')}
              note={words('yourSeatNote')}
              onClick={() => setOpen(own)}
            />
          )}
        </ul>
        <DealFold />
      </div>
    </Sheet>
  );
}
