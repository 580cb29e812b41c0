import { useTranslations } from 'use-intl';
import { answerOfSeat } from '@/app/_state/changes';
import { Icon } from '@/app/_ui/Icon';
import type { SeatSummary, VoteView } from '@/lib/game/views/views';
import type { Question } from './questions';
import { SeatDisc } from './SeatDisc';
import { useSeatName } from './seatName';

interface VoteDiscsProps {
  readonly about: Question['about'];
  /** The seats that are asked. */
  readonly seats: readonly SeatSummary[];
  readonly vote: VoteView;
  /** Size classes of each disc. */
  readonly className?: string;
}

interface MarkedDiscProps {
  readonly seat: SeatSummary;
  readonly said: 'agree' | 'not-now' | undefined;
  readonly className: string;
  /** The same in words, for screen readers. */
  readonly children: string;
}

/** A disc with a tick or a dash, in a list of class `vote-discs`; pale without. */
export const MarkedDisc = ({ seat, said, className, children }: MarkedDiscProps) => (
  <li data-said={said}>
    <SeatDisc seat={seat.seat} color={seat.color} className={className} />
    {said !== undefined && (
      <span className="mark">
        <Icon name={said === 'agree' ? 'check' : 'minus'} className="size-3" />
      </span>
    )}
    <span className="sr-only">{children}</span>
  </li>
);

/** Each seat's answer: a disc with a tick or a dash, pale until the seat has answered. */
export function VoteDiscs({ about, seats, vote, className = 'size-7' }: VoteDiscsProps) {
  const words = useTranslations('votes');
  const seatName = useSeatName();
  return (
    <ul className="vote-discs">
      {seats.map(seat => {
        const said = answerOfSeat(vote, seat.seat);
        return (
          <MarkedDisc key={seat.seat} seat={seat} said={said} className={className}>
            {said === 'not-now'
              ? words(`declined.${about}`, { names: seatName(seat) })
              : words(`said.${said ?? 'nothing'}`, { name: seatName(seat) })}
          </MarkedDisc>
        );
      })}
    </ul>
  );
}
