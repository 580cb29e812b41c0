import { ok, type Result, refused } from '../result';
import { canBeFreed, freeVotesNeeded, isEnded, isHintShown } from './consent';
import { type Game, type Seat, type SeatNumber, seatOf, type Time } from './game';
import { vacate, withSeat } from './seats';

/**
 * What a table can agree on. The hint and the end come about once and stay, as do the votes for them; to free a
 * seat empties its list, and the seat may be taken and freed again.
 */
export type Matter = 'hint' | 'end' | { readonly free: SeatNumber };

export interface Vote {
  readonly kind: 'vote' | 'unvote';
  readonly for: Matter;
}

export type VoteRefusal =
  | 'hint-already-shown'
  | 'game-ended'
  | 'seat-not-found'
  | 'seat-not-held'
  | 'own-seat'
  | 'two-cannot-free'
  | 'one-phone-cannot-free';

interface Voter {
  readonly seat: SeatNumber;
  readonly at: Time;
}

/** A seat's vote, or its taking back; the device that casts it holds the seat. */
export function playVote(game: Game, vote: Vote & Voter): Result<Game, VoteRefusal> {
  switch (vote.for) {
    case 'hint':
      return playHintVote(game, vote);
    case 'end':
      return playEndVote(game, vote);
    default:
      // What is left is to free a seat; another matter would not compile here.
      return playFreeVote(game, vote.for.free, vote);
  }
}

function playHintVote(game: Game, { kind, seat }: Vote & Voter): Result<Game, VoteRefusal> {
  // A vote that comes after the last one needed was still meant to be one: nothing is wrong.
  if (isHintShown(game)) return kind === 'vote' ? ok(game) : refused('hint-already-shown');
  if (isEnded(game)) return refused('game-ended');
  return ok(changeIfNew(game, 'hintVotes', count(kind, game.hintVotes, seat)));
}

function playEndVote(game: Game, { kind, seat }: Vote & Voter): Result<Game, VoteRefusal> {
  if (isEnded(game)) return kind === 'vote' ? ok(game) : refused('game-ended');
  return ok(changeIfNew(game, 'endVotes', count(kind, game.endVotes, seat)));
}

function playFreeVote(
  game: Game,
  number: SeatNumber,
  { kind, seat: voter, at }: Vote & Voter,
): Result<Game, VoteRefusal> {
  const seat = seatOf(game, number);
  if (seat === undefined) return refused('seat-not-found');
  if (isEnded(game)) return refused('game-ended');
  if (game.players === 2) return refused('two-cannot-free');
  if (number === voter) return refused('own-seat');
  if (seat.holder === null) return refused('seat-not-held');
  if (kind === 'vote' && !canBeFreed(game, number)) return refused('one-phone-cannot-free');

  const freeVotes = count(kind, seat.freeVotes, voter);
  if (freeVotes === seat.freeVotes) return ok(game);
  const voted: Seat = { ...seat, freeVotes };
  if (freeVotes.length < freeVotesNeeded(game)) return ok(withSeat(game, number, voted));
  return ok(vacate(game, { kind: 'freed', seat: number, at, by: freeVotes }));
}

/** The votes with one more or one less; the same list where that changes nothing. */
function count(
  kind: Vote['kind'],
  votes: readonly SeatNumber[],
  seat: SeatNumber,
): readonly SeatNumber[] {
  const has = votes.includes(seat);
  if (kind === 'vote') return has ? votes : [...votes, seat];
  return has ? votes.filter(voter => voter !== seat) : votes;
}

const changeIfNew = (
  game: Game,
  list: 'hintVotes' | 'endVotes',
  votes: readonly SeatNumber[],
): Game => (votes === game[list] ? game : { ...game, [list]: votes });
