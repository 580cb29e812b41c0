'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { later } from '@/app/_ui/later';
import { SeatCard } from './SeatCard';

const ClaimSheet = later(async () => (await import('./ClaimSheet')).ClaimSheet);
const OtherSeatSheet = later(async () => (await import('./OtherSeatSheet')).OtherSeatSheet);

/** What a tapped seat was when it was tapped: news does not turn one sheet into the other. */
interface Tapped {
  readonly seat: number;
  readonly wasClaimed: boolean;
}

export function Seats() {
  const words = useTranslations('table');
  const { code, seats, you } = useTable(state => state.view);
  const isLost = useTable(state => state.lostSince !== undefined);
  const [tapped, setTapped] = useState<Tapped>();
  const seat = seats.find(each => each.seat === tapped?.seat);
  const close = () => setTapped(undefined);
  return (
    <section aria-label={words('seats')}>
      <ul className="seats">
        {seats.map(each => (
          <li key={each.seat} className="grid min-w-0">
            <SeatCard
              code={code}
              seat={each}
              isYours={you.includes(each.seat)}
              isLost={isLost}
              onTap={() => setTapped({ seat: each.seat, wasClaimed: each.claimed })}
            />
          </li>
        ))}
      </ul>
      {seat && tapped?.wasClaimed === false && <ClaimSheet seat={seat} onClose={close} />}
      {seat?.claimed && tapped?.wasClaimed && <OtherSeatSheet seat={seat} onClose={close} />}
    </section>
  );
}
