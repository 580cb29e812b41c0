import { type Game, seatOf } from '../game';
import type { SeatNumber } from '../seats/seat';
import { agreeing, type Ballot } from './ballot';

/** How many must agree to what, and whether they do. */

/** Every ballot that there is. */
export const ballotsOf = ({
  hintBallot,
  endBallot,
  assistQuestion,
  seats,
}: Game): readonly Ballot[] => [
  hintBallot,
  endBallot,
  assistQuestion?.ballot ?? [],
  ...seats.map(({ freeBallot }) => freeBallot),
];

/** Votes that show the hint: all, or with four or five players all bar one (rulebook, "Hint"). */
export const hintVotesNeeded = ({ players }: Pick<Game, 'players'>): number =>
  players > 3 ? players - 1 : players;

export const isHintShown = (game: Pick<Game, 'players' | 'hintBallot'>): boolean =>
  agreeing(game.hintBallot).length >= hintVotesNeeded(game);

/** Nobody agrees alone: so many sit at least. */
const FEWEST_TO_AGREE = 2;

/**
 * The end uncovers everything, so everybody who sits must want it. Who has left, or never came, cannot be asked; but as
 * long as one phone alone has come, and not for all, the clues of the others are not its to open: one more must agree.
 */
export function endVotesNeeded({ seats }: Game): number {
  const holders = seats.flatMap(({ holder }) => holder?.device ?? []);
  const isOnePhone = new Set(holders).size <= 1;
  return holders.length + (isOnePhone && holders.length < seats.length ? 1 : 0);
}

/** Everybody who sits must agree to more help, and to less. */
export const assistVotesNeeded = ({ seats }: Game): number =>
  Math.max(FEWEST_TO_AGREE, seats.filter(({ holder }) => holder !== null).length);

export const isEnded = ({ endedAt }: Game): boolean => endedAt !== null;

/** A seat is freed by all the other seats, so that no part of the table can take a clue. */
export const freeVotesNeeded = ({ players }: Game): number => players - 1;

/** How many phones must agree to that, the seat's own not among them: nobody takes a clue alone. */
const PHONES_TO_FREE = 2;

/**
 * Whether the others' votes can free a seat as they sit now: not in the game for two, and not where too few
 * phones hold all the other seats. Nobody knows yet whose an empty seat will be.
 */
export function canBeFreed(game: Game, number: SeatNumber): boolean {
  if (game.players === 2) return false;
  const others = game.seats.filter((_, index) => index !== number - 1);
  if (others.some(({ holder }) => holder === null)) return true;
  const own = seatOf(game, number)?.holder?.device;
  const phones = new Set(others.map(({ holder }) => holder?.device));
  phones.delete(own);
  return phones.size >= PHONES_TO_FREE;
}
