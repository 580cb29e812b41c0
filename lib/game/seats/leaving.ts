import { type Game, seatOf } from '../game';
import { withoutAnswer } from '../votes/ballot';
import { isEnded, isHintShown } from '../votes/consent';
import { MOST_EVENTS, SEAT_EVENT_KINDS, type SeatEvent, type SeatNumber } from './seat';

/**
 * The game with the event's seat free, its pending answers withdrawn, and the event kept. What its
 * votes have already brought about, a shown hint or the end, stays.
 */
export function vacate(game: Game, event: Omit<SeatEvent, 'name'>): Game {
  const { seat: number } = event;
  const seats = game.seats.map((seat, index) =>
    index === number - 1
      ? { ...seat, holder: null, handOver: null, notebook: null, freeBallot: [] }
      : { ...seat, freeBallot: withoutAnswer(seat.freeBallot, number) },
  );
  const left: Game = {
    ...game,
    seats,
    events: keepEvent(game, event),
    assistQuestion: withoutAssistVote(game, number),
  };
  const withoutHint = isHintShown(game) ? left : withoutHintVote(left, number);
  return isEnded(game) ? withoutHint : withoutEndVote(withoutHint, number);
}

const withoutHintVote = (game: Game, seat: SeatNumber): Game => ({
  ...game,
  hintBallot: withoutAnswer(game.hintBallot, seat),
});

function withoutAssistVote({ assistQuestion }: Game, seat: SeatNumber): Game['assistQuestion'] {
  const ballot = withoutAnswer(assistQuestion?.ballot ?? [], seat);
  return assistQuestion && ballot.length > 0 ? { ...assistQuestion, ballot } : null;
}

/** The end is called by one seat: without it nobody is asked any more. */
export function withoutEndVote(game: Game, seat: SeatNumber): Game {
  if (game.endCall?.by === seat) return { ...game, endCall: null, endBallot: [] };
  return { ...game, endBallot: withoutAnswer(game.endBallot, seat) };
}

/** The events with one more, named for whoever sits there until now. */
export function keepEvent(game: Game, event: Omit<SeatEvent, 'name'>): readonly SeatEvent[] {
  const name = seatOf(game, event.seat)?.holder?.name ?? null;
  const ofSeat = game.events.filter(({ seat }) => seat === event.seat);
  const [least] = ofSeat.toSorted((a, b) => rankOf(a) - rankOf(b));
  const kept =
    ofSeat.length < MOST_EVENTS ? game.events : game.events.filter(each => each !== least);
  return [...kept, { ...event, name }];
}

const rankOf = ({ kind }: SeatEvent): number => SEAT_EVENT_KINDS.indexOf(kind);
