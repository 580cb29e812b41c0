'use client';

import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { seatName } from '@/app/_ui/seatName';

interface VoteButtonsProps {
  readonly voters: readonly number[];
  readonly label: string;
  readonly isWaiting: boolean;
  readonly onVote: (voter: number) => void;
  readonly onTakeBack: (voter: number) => void;
}

/** One button a seat that this phone holds. Whose it is need only be said where there are more. */
export function VoteButtons({ voters, label, isWaiting, onVote, onTakeBack }: VoteButtonsProps) {
  const { seats, you } = useTable(state => state.view);
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
