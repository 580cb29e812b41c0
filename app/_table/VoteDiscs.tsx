import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { answerOfSeat } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import { Icon } from '@/app/_ui/Icon';
import type { QuestionView, SeatSummary } from '@/lib/game/views/views';
import { seatsAsked } from './questions';
import { useQuestionWords } from './questionWords';
import { useSeatName } from './seatName';

interface VoteDiscsProps {
  readonly question: QuestionView;
}

interface MarkedDiscProps {
  readonly seat: SeatSummary;
  readonly answer: 'agree' | 'not-now' | undefined;
  /** The same in words, for screen readers. */
  readonly children: string;
}

/** A disc with a tick or a dash, pale without an answer. Belongs in a list of class `vote-discs`. */
export const MarkedDisc = ({ seat, answer, children }: MarkedDiscProps) => (
  <li data-said={answer}>
    <SeatDisc seat={seat.seat} color={seat.color} className="size-[var(--vote-disc,1.75rem)]" />
    {answer !== undefined && (
      <span className="mark">
        <Icon name={answer === 'agree' ? 'check' : 'minus'} className="size-3" />
      </span>
    )}
    <span className="sr-only">{children}</span>
  </li>
);

/** Each seat's answer: a disc with a tick or a dash, pale until the seat has answered. */
export function VoteDiscs({ question }: VoteDiscsProps) {
  const words = useTranslations('votes');
  const { say } = useQuestionWords();
  const seatName = useSeatName();
  const seats = useTable(state => state.view.seats);
  return (
    <ul className="vote-discs">
      {seatsAsked(question, seats).map(seat => {
        const answer = answerOfSeat(question, seat.seat);
        return (
          <MarkedDisc key={seat.seat} seat={seat} answer={answer}>
            {answer === 'not-now'
              ? say(question, 'declined', [seat.seat])
              : words(`answer.${answer ?? 'nothing'}`, { name: seatName(seat) })}
          </MarkedDisc>
        );
      })}
    </ul>
  );
}
