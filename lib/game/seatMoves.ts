import { ok, type Result, refused } from '../result';
import {
  type DeviceId,
  type Game,
  type HandOver,
  isEnded,
  type Seat,
  type SeatColor,
  type SeatNumber,
  type Time,
} from './game';
import { keepEvent, vacate, withSeat } from './seats';

/** A seat’s name and colour; what is not said stays as it is. */
interface Badge {
  readonly name?: string | undefined;
  readonly color?: SeatColor | undefined;
}

export type SeatMove =
  | ({ readonly kind: 'claim' } & Badge)
  | ({ readonly kind: 'edit' } & Badge)
  | { readonly kind: 'leave' }
  /** The clue is uncovered. */
  | { readonly kind: 'look' }
  /** The holder asks for a one-time code; `digits` are drawn by the server. */
  | { readonly kind: 'offer'; readonly digits: string }
  /** Another device says the digits. A wrong guess is taken as well: it costs a try. */
  | { readonly kind: 'take'; readonly digits: string };

export type SeatRefusal =
  | 'seat-taken'
  | 'color-taken'
  | 'not-offered'
  | 'seat-not-held'
  | 'game-ended';

/** How long a hand-over code counts, and how many guesses it bears. */
export const HAND_OVER_MILLISECONDS = 5 * 60 * 1000;
export const HAND_OVER_TRIES = 3;

type By = { readonly seat: SeatNumber; readonly device: DeviceId; readonly at: Time };

export function playSeatMove(
  game: Game,
  seat: Seat,
  move: SeatMove & By,
): Result<Game, SeatRefusal> {
  // Nothing changes any more; a holder who claims or looks again has done nothing wrong.
  if (isEnded(game)) return isHolder(seat, move) ? ok(game) : refused('game-ended');

  switch (move.kind) {
    case 'claim':
      if (seat.holder !== null && !isHolder(seat, move)) return refused('seat-taken');
      return sit(game, seat, move);
    case 'edit':
      return sit(game, seat, move);
    case 'leave':
      return ok(vacate(game, { kind: 'left', seat: move.seat, at: move.at, by: [] }));
    case 'look':
      return ok(
        withSeat(game, move.seat, {
          ...seat,
          looks: { count: seat.looks.count + 1, last: move.at },
        }),
      );
    case 'offer':
      return ok(withSeat(game, move.seat, { ...seat, handOver: offer(move) }));
    case 'take':
      return take(game, seat, move);
  }
}

const isHolder = (seat: Seat, { device }: By): boolean => seat.holder?.device === device;

function sit(game: Game, seat: Seat, move: Badge & By): Result<Game, SeatRefusal> {
  const { color = seat.color } = move;
  const name = move.name ?? seat.holder?.name ?? null;
  if (seat.holder?.name === name && color === seat.color) return ok(game);

  const other = game.seats.findIndex(each => each !== seat && each.color === color);
  if (game.seats[other]?.holder) return refused('color-taken');
  // An empty seat has no claim to its colour: they change places.
  const seats = game.seats.map((each, index) =>
    index === other ? { ...each, color: seat.color } : each,
  );
  return ok(
    withSeat({ ...game, seats }, move.seat, {
      ...seat,
      color,
      holder: { device: move.device, name },
    }),
  );
}

const offer = ({ digits, at }: { digits: string; at: Time }) => ({
  digits,
  until: at + HAND_OVER_MILLISECONDS,
  triesLeft: HAND_OVER_TRIES,
});

const isOpen = ({ until, triesLeft }: HandOver, at: Time): boolean => at < until && triesLeft > 0;

function take(
  game: Game,
  seat: Seat,
  { seat: number, device, at, digits }: By & { digits: string },
): Result<Game, SeatRefusal> {
  const { holder, handOver } = seat;
  if (holder === null) return refused('seat-not-held');
  if (holder.device === device) return ok(game);
  if (handOver === null || !isOpen(handOver, at)) return refused('not-offered');

  if (digits !== handOver.digits) {
    const left = { ...handOver, triesLeft: handOver.triesLeft - 1 };
    return ok(withSeat(game, number, { ...seat, handOver: left }));
  }
  const taken: Seat = { ...seat, holder: { ...holder, device }, freeVotes: [], handOver: null };
  const events = keepEvent(game, { kind: 'handed-over', seat: number, at, by: [] });
  return ok(withSeat({ ...game, events }, number, taken));
}
