import { useTranslations } from 'use-intl';
import { Icon } from '@/app/_ui/Icon';
import type { SeatSummary } from '@/lib/game/views';
import { SeatDisc } from './SeatDisc';
import { useSeatName } from './seatName';

interface BallotProps {
  /** Whose votes count. */
  readonly seats: readonly SeatSummary[];
  readonly voters: readonly number[];
}

/** Who has voted: every seat's disc, ticked or pale. */
export function Ballot({ seats, voters }: BallotProps) {
  const words = useTranslations('table');
  const seatName = useSeatName();
  return (
    <ul className="flex flex-wrap gap-2">
      {seats.map(seat => (
        <li key={seat.seat} className="relative">
          <SeatDisc
            seat={seat.seat}
            color={seat.color}
            className={`size-9 ${voters.includes(seat.seat) ? '' : 'opacity-45'}`}
          />
          {voters.includes(seat.seat) && (
            <span className="absolute -right-1.5 -bottom-1 rounded-full bg-ink p-0.5 text-page">
              <Icon name="check" className="size-3.5" />
            </span>
          )}
          <span className="sr-only">
            {words(voters.includes(seat.seat) ? 'agrees' : 'hasNotAgreed', {
              name: seatName(seat),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
