'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { useSeatName } from './seatName';
import type { VotedOn } from './voteWords';

interface VoteButtonsProps {
  readonly voters: readonly number[];
  readonly what: VotedOn;
  readonly isWaiting: boolean;
  readonly onVote: (voter: number) => void;
  readonly onTakeBack: (voter: number) => void;
}

/** One button a seat that this phone holds. Whose it is need only be said where there are more. */
export function VoteButtons({ voters, what, isWaiting, onVote, onTakeBack }: VoteButtonsProps) {
  const words = useTranslations('table');
  const seatName = useSeatName();
  const { seats, you } = useTable(state => state.view);
  const yours = seats.filter(({ seat }) => you.includes(seat));
  // The first vote is worded as asking.
  const vote = what === 'hint' && voters.length === 0 ? 'ask' : what;
  if (yours.length === 0) return <p className="text-note text-soft">{words('haveSay')}</p>;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
      {yours.map(seat => {
        const hasVoted = voters.includes(seat.seat);
        const name = seatName(seat);
        return (
          <Button
            key={seat.seat}
            className="px-3"
            disabled={isWaiting}
            onClick={() => (hasVoted ? onTakeBack(seat.seat) : onVote(seat.seat))}
          >
            {hasVoted
              ? yours.length === 1
                ? words('takeBack')
                : words('takeBackAs', { name })
              : yours.length === 1
                ? words(`vote.${vote}`)
                : words(`voteAs.${vote}`, { name })}
          </Button>
        );
      })}
    </div>
  );
}
