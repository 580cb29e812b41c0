import { type Game, type Seat, type SeatNumber, seatOf } from './game';

/** How many must agree to what, and whether they do. */

/** The lists of votes of a game, or of a seat: where this type is asked for, none can be left out. */
export type VoteLists<T extends Game | Seat> = {
  readonly [K in keyof T as T[K] extends readonly SeatNumber[] ? K : never]: readonly SeatNumber[];
};

/** Every list of votes that there is. */
export const voteLists = ({ hintVotes, endVotes, seats }: Game): (readonly SeatNumber[])[] => [
  ...Object.values({ hintVotes, endVotes } satisfies VoteLists<Game>),
  ...seats.flatMap(({ freeVotes }) => Object.values({ freeVotes } satisfies VoteLists<Seat>)),
];

/** Votes that show the hint: all, or with four or five players all bar one (rulebook, "Hint"). */
export const hintVotesNeeded = ({ players }: Game): number => (players > 3 ? players - 1 : players);

export const isHintShown = (game: Game): boolean => game.hintVotes.length >= hintVotesNeeded(game);

/** The end uncovers everything, so everybody must want it. */
export const endVotesNeeded = ({ players }: Game): number => players;

export const isEnded = (game: Game): boolean => game.endVotes.length >= endVotesNeeded(game);

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
