'use client';

import { useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { ClaimSheet } from './ClaimSheet';
import { SeatCard } from './SeatCard';

export function Seats() {
  const { code, seats, you } = useTable(state => state.view);
  const [claiming, setClaiming] = useState<number>();
  return (
    <section aria-label="Seats">
      <ul className="grid gap-2 min-[340px]:grid-cols-2">
        {seats.map(seat => (
          <li key={seat.seat} className="grid">
            <SeatCard
              code={code}
              seat={seat}
              isYours={you.includes(seat.seat)}
              onClaim={() => setClaiming(seat.seat)}
            />
          </li>
        ))}
      </ul>
      {claiming !== undefined && (
        <ClaimSheet seat={claiming} onClose={() => setClaiming(undefined)} />
      )}
    </section>
  );
}
