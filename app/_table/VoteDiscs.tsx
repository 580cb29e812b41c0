import { useTranslations } from 'use-intl';
import { answerOfSeat } from '@/app/_state/changes';
import { Icon } from '@/app/_ui/Icon';
import type { SeatSummary, VoteView } from '@/lib/game/views/views';
import { SeatDisc } from '../_map/SeatDisc';
import type { QuestionView } from './questions';
import { useSeatName } from './seatName';

interface VoteDiscsProps {
  readonly about: QuestionView['about'];
  /** The seats that are asked. */
  readonly seats: readonly SeatSummary[];
  readonly vote: VoteView;
  /** Size classes of each disc. */
  readonly className?: string;
}

interface MarkedDiscProps {
  readonly seat: SeatSummary;
  readonly answer: 'agree' | 'not-now' | undefined;
  readonly className: string;
  /** The same in words, for screen readers. */
  readonly children: string;
}

/** A disc with a tick or a dash, in a list of class `vote-discs`; pale without an answer. */
export const MarkedDisc = ({ seat, answer, className, children }: MarkedDiscProps) => (
  <li data-said={answer}>
    <SeatDisc seat={seat.seat} color={seat.color} className={className} />
    {answer !== undefined && (
      <span className="mark">
        <Icon name={answer === 'agree' ? 'check' : 'minus'} className="size-3" />
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
        const answer = answerOfSeat(vote, seat.seat);
        return (
          <MarkedDisc key={seat.seat} seat={seat} answer={answer} className={className}>
            {answer === 'not-now'
              ? words(`declined.${about}`, { names: seatName(seat) })
              : words(`answer.${answer ?? 'nothing'}`, { name: seatName(seat) })}
          </MarkedDisc>
        );
      })}
    </ul>
  );
}
