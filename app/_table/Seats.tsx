'use client';

import { useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { OtherSeatSheet } from './OtherSeatSheet';
import { SeatCards } from './SeatCards';

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
