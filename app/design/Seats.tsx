'use client';

import { Ballot } from '@/app/_table/Ballot';
import { Card, CardTitle } from '@/app/_table/Card';
import { SeatCard } from '@/app/_table/SeatCard';
import { Button } from '@/app/_ui/Button';
import { Sample } from './Sample';
import { SEATS } from './seatSamples';

const ignore = () => {};

/** Who sits where, and how they vote. */
export function Seats() {
  return (
    <>
      <Sample title="seat: you, here and looked, away, free, to be freed">
        <ul className="grid gap-2 grid-cols-[repeat(auto-fit,minmax(min(100%,9.25rem),1fr))]">
          {SEATS.map(seat => (
            <li key={seat.seat} className="grid min-w-0">
              <SeatCard
                code="KRWNQT"
                seat={seat}
                isYours={seat.seat === 1}
                isLost={false}
                onTap={ignore}
              />
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="vote">
        <Card>
          <CardTitle>A hint?</CardTitle>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Ballot seats={SEATS} voters={[1, 2]} />
            <Button>Take back</Button>
          </div>
        </Card>
      </Sample>
    </>
  );
}
