'use client';

import { SeatCard } from '@/app/_table/SeatCard';
import { VoteDiscs } from '@/app/_table/VoteDiscs';
import { Sample } from './Sample';
import { SEATS } from './seatSamples';

const VOTE = { votes: 2, voters: [1, 2], notNow: [3], needed: 4 };

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
                held={seat.seat === 1 ? 'you' : 'other'}
                isLost={false}
                onTap={ignore}
              />
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="vote: agreed, not now, no answer yet">
        <VoteDiscs about="hint" seats={SEATS} vote={VOTE} />
      </Sample>
    </>
  );
}
