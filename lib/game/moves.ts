import { ok, type Result, refused } from '../result';
import {
  type DeviceId,
  type Game,
  isEnded,
  isHeldBy,
  isHintShown,
  type Seat,
  type SeatNumber,
  seatOf,
} from './game';

/** Everything that a device may do to a game. */
export type Move = { readonly seat: SeatNumber; readonly device: DeviceId } & (
  | { readonly kind: 'claim'; readonly name?: string | undefined }
  | { readonly kind: 'vote-hint' }
  | { readonly kind: 'unvote-hint' }
  | { readonly kind: 'vote-end' }
  | { readonly kind: 'unvote-end' }
);

export type Refusal =
  | 'seat-not-found'
  | 'seat-taken'
  | 'not-your-seat'
  | 'hint-already-shown'
  | 'game-ended';

/**
 * The game after a move, or why it is refused. A move that changes nothing, such as a second
 * vote by the same seat, is no error and returns the same game.
 */
export function play(game: Game, move: Move): Result<Game, Refusal> {
  const changed = change(game, move);
  if (!changed.ok || changed.value === game) return changed;
  return ok({ ...changed.value, version: game.version + 1 });
}

function change(game: Game, move: Move): Result<Game, Refusal> {
  const seat = seatOf(game, move.seat);
  if (seat === undefined) return refused('seat-not-found');
  if (move.kind === 'claim') return claim(game, seat, move);
  if (!isHeldBy(game, move.seat, move.device)) return refused('not-your-seat');

  switch (move.kind) {
    case 'vote-hint':
      if (isHintShown(game)) return ok(game);
      return isEnded(game) ? refused('game-ended') : ok(withVote(game, 'hintVotes', move.seat));
    case 'unvote-hint':
      if (isHintShown(game)) return refused('hint-already-shown');
      return isEnded(game) ? refused('game-ended') : ok(withoutVote(game, 'hintVotes', move.seat));
    case 'vote-end':
      return ok(withVote(game, 'endVotes', move.seat));
    case 'unvote-end':
      return isEnded(game) ? refused('game-ended') : ok(withoutVote(game, 'endVotes', move.seat));
  }
}

function claim(
  game: Game,
  seat: Seat,
  { seat: number, device, name }: Move & { kind: 'claim' },
): Result<Game, Refusal> {
  const { holder } = seat;
  if (holder !== null && holder.device !== device) return refused('seat-taken');
  if (isEnded(game)) return holder === null ? refused('game-ended') : ok(game);

  const newName = name ?? holder?.name ?? null;
  if (holder !== null && holder.name === newName) return ok(game);
  return ok({
    ...game,
    seats: game.seats.with(number - 1, { ...seat, holder: { device, name: newName } }),
  });
}

type Votes = 'hintVotes' | 'endVotes';

const withVote = (game: Game, votes: Votes, seat: SeatNumber): Game =>
  game[votes].includes(seat) ? game : { ...game, [votes]: [...game[votes], seat] };

const withoutVote = (game: Game, votes: Votes, seat: SeatNumber): Game =>
  game[votes].includes(seat)
    ? { ...game, [votes]: game[votes].filter(voter => voter !== seat) }
    : game;
