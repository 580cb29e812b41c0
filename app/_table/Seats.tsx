'use client';

import { useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { later } from '@/app/_ui/later';
import { SeatCards } from './SeatCards';

const OtherSeatSheet = later(async () => (await import('./OtherSeatSheet')).OtherSeatSheet);

/** The seats on the page itself; another's opens what can be done about it. */
export function Seats() {
  const [tapped, setTapped] = useState<number>();
  const seat = useTable(({ view }) => view.seats.find(each => each.seat === tapped));
  return (
    <>
      <SeatCards onTap={setTapped} />
      {seat?.claimed && <OtherSeatSheet seat={seat} onClose={() => setTapped(undefined)} />}
    </>
  );
}
