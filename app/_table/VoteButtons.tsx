'use client';

import { useTable } from '@/app/_state/TableProvider';
import type { Wish } from '@/app/_state/tableStore';
import { Button } from '@/app/_ui/Button';
import { seatName } from '@/app/_ui/seatName';

interface VoteButtonsProps {
  readonly wish: Wish;
  readonly voters: readonly number[];
  readonly label: string;
  readonly onVote: (seat: number) => void;
  readonly onTakeBack: (seat: number) => void;
}

/** One button a seat that this phone holds. Whose it is need only be said where there are more. */
export function VoteButtons({ wish, voters, label, onVote, onTakeBack }: VoteButtonsProps) {
  const { seats, you } = useTable(state => state.view);
  const isWaiting = useTable(state => state.waiting === wish);
  const yours = seats.filter(({ seat }) => you.includes(seat));
  if (yours.length === 0) return <p className="text-note text-soft">Sit down to have a say.</p>;
  return (
    <div className="ml-auto flex flex-wrap justify-end gap-2">
      {yours.map(seat => {
        const hasVoted = voters.includes(seat.seat);
        const words = hasVoted ? 'Take back' : label;
        return (
          <Button
            key={seat.seat}
            disabled={isWaiting}
            onClick={() => (hasVoted ? onTakeBack(seat.seat) : onVote(seat.seat))}
          >
            {yours.length === 1 ? words : `${seatName(seat)}: ${words.toLowerCase()}`}
          </Button>
        );
      })}
    </div>
  );
}
