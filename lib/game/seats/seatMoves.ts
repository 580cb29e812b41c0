import { ok, type Result, refused } from '../../result';
import { tellLoss } from '../events/events';
import { type Game, hasEntries, isEnded, withSeat } from '../game';
import { HAND_OVER_GUESSES, HAND_OVER_TRIES, MAX_LOOKS, MAX_PHONES } from '../limits';
import { withLooked } from '../votes/misses';
import { type HardEnvelopeRefusal, swapHardEnvelope } from './hardEnvelope';
import { changeOf, compareChange } from './knownChange';
import { vacate } from './leaving';
import {
  type Actor,
  type Badge,
  HAND_OVER_MILLISECONDS,
  type HandOver,
  type Looks,
  type Seat,
} from './seat';
import { sit } from './seating';
import { type Placement, withSeatAfter } from './seatOrder';

export type SeatMove =
  /** `leftOf`: the seat on whose left the device sits down, so that it is next clockwise. */
  | ({ readonly kind: 'claim' } & Badge & ClaimOptions)
  | ({ readonly kind: 'edit' } & Badge)
  | { readonly kind: 'leave' }
  /** The holder uncovers the clue. */
  | LookMove
  /** The holder requests a one-time code; `table/seatCommands` draws the `digits`. */
  | OfferMove
  /** Another device enters the digits. A wrong guess also succeeds as a move: it uses up a try. */
  | { readonly kind: 'take'; readonly digits: string };

interface LookMove {
  readonly kind: 'look';
  /** What a check of the board judges besides the clue: the same id with another board is another change. */
  readonly judged?: object | undefined;
}

interface OfferMove {
  readonly kind: 'offer';
  readonly digits: string;
}

export type SeatRefusal =
  | 'seat-taken'
  | 'color-taken'
  | 'change-id-used'
  | 'not-offered'
  | 'seat-not-held'
  | 'game-ended'
  | HardEnvelopeRefusal;

/** Options of a device that sits down. */
export interface ClaimOptions extends Placement {
  /** Whether it takes the hard envelope. */
  readonly hard?: boolean | undefined;
}

/** Wrong guesses left for a hand-over code, over all devices. */
export const guessesLeft = ({ guesses }: HandOver): number => HAND_OVER_GUESSES - guesses.length;

export function applySeatMove(
  game: Game,
  seat: Seat,
  move: SeatMove & Actor,
): Result<Game, SeatRefusal> {
  if (isEnded(game)) {
    // An ended game does not change, but a holder who claims, takes or looks again gets no error.
    const isHarmless = ALLOWED_AFTER_END.includes(move.kind) && isHolder(seat, move);
    return isHarmless ? ok(game) : refused('game-ended');
  }

  switch (move.kind) {
    case 'claim':
      if (seat.holder !== null && !isHolder(seat, move)) return refused('seat-taken');
      return claim(game, seat, move);
    case 'edit':
      return sit(game, seat, move);
    case 'leave':
      return ok(vacate(game, { kind: 'left', seat: move.seat, at: move.at, by: [] }));
    case 'look':
      return ok(
        withLooked(
          withSeat(game, move.seat, { ...seat, looks: countLook(seat.looks, move) }),
          move.seat,
          true,
          move.at,
        ),
      );
    case 'offer':
      return ok(withSeat(game, move.seat, { ...seat, handOver: createHandOver(move) }));
    case 'take':
      return takeOver(game, seat, move);
  }
}

const ALLOWED_AFTER_END: readonly SeatMove['kind'][] = ['claim', 'take', 'look'];

const isHolder = (seat: Seat, { device }: Actor): boolean => seat.holder?.device === device;

function claim(
  game: Game,
  seat: Seat,
  move: Extract<SeatMove, { kind: 'claim' }> & Actor,
): Result<Game, 'color-taken' | HardEnvelopeRefusal> {
  const sitting = sit(game, seat, move);
  if (!sitting.ok) return sitting;
  // Recorded turns follow the order: from the first entry on, only an entry (`reseat`) changes it.
  const order = hasEntries(game) ? game.order : withSeatAfter(game.order, move.seat, move.leftOf);
  const placed = order === game.order ? sitting.value : { ...sitting.value, order };
  return move.hard ? swapHardEnvelope(placed, { ...move, to: move.seat }) : ok(placed);
}

/** Counts the look. Adds the phone unless it is listed already or the list is full (`MAX_PHONES`). */
const countLook = ({ count, phones }: Looks, { device, at }: Actor): Looks => ({
  count: Math.min(count + 1, MAX_LOOKS),
  last: at,
  phones: phones.includes(device) || phones.length === MAX_PHONES ? phones : [...phones, device],
});

const createHandOver = ({ id, digits, at }: OfferMove & Actor): HandOver => ({
  digits,
  change: id ?? null,
  until: at + HAND_OVER_MILLISECONDS,
  guesses: [],
});

function isRedeemable(handOver: HandOver, { device, at }: Actor): boolean {
  const tried = handOver.guesses.filter(guess => guess.device === device).length;
  return at < handOver.until && guessesLeft(handOver) > 0 && tried < HAND_OVER_TRIES;
}

function takeOver(
  game: Game,
  seat: Seat,
  move: Actor & { readonly kind: 'take'; readonly digits: string },
): Result<Game, SeatRefusal> {
  const { seat: number, device, at, digits } = move;
  const { holder, handOver } = seat;
  if (holder === null) return refused('seat-not-held');
  if (holder.device === device) return ok(game);
  const guesses = handOver?.guesses ?? [];
  const change = changeOf(game, move);
  const known = compareChange(
    guesses.flatMap(guess => guess.change ?? []),
    change,
  );
  // The retry of a wrong guess costs no second try.
  if (known === 'retry') return ok(game);
  if (known === 'other') return refused('change-id-used');
  if (handOver === null || !isRedeemable(handOver, move)) return refused('not-offered');

  if (digits !== handOver.digits) {
    const guess = { device, change: change ?? null };
    const guessed = { ...handOver, guesses: [...handOver.guesses, guess] };
    return ok(withSeat(game, number, { ...seat, handOver: guessed }));
  }
  const taken: Seat = { ...seat, holder: { ...holder, device }, handOver: null };
  const told = tellLoss(game, { kind: 'handed-over', seat: number, at, by: [] });
  return ok(withSeat(told, number, taken));
}
