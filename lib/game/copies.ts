import { createRandom, drawHex } from '../random';
import type { Game } from './game';

/**
 * A game given to another phone also stays on the first, and play can continue on both. So each copy remembers the
 * states in which it was given away: a copy that remembers the state of another has everything that is in it.
 */

/** Number of latest states remembered: a copy that parted before all of them is kept beside the other. */
export const MAX_EXPORTED = 40;

/** Identifies what has been played, wherever the copy is stored: a digest without code, origin and links. */
export const stateOf = ({
  code,
  origin,
  exportedStates,
  previous,
  next,
  ...played
}: Game): string => drawHex(createRandom(JSON.stringify(played), 'a copy that is given away'));

/** Remembers the current state; returns the same object if it is the latest one remembered. */
export function withExport(game: Game): Game {
  const state = stateOf(game);
  return game.exportedStates.at(-1) === state
    ? game
    : { ...game, exportedStates: [...game.exportedStates, state].slice(-MAX_EXPORTED) };
}

/** By which copies of a game find each other. */
export const marksOf = (game: Game): readonly string[] => [
  game.origin,
  ...game.exportedStates,
  stateOf(game),
];

/**
 * A game's identity: drawn by `drawHex` at the deal, and kept when the game moves to another phone or to a server.
 * Knowing it proves possession of the game. Secret, and random rather than derived from the clues, since a derived one
 * could be found by guessing clues.
 */
export const ORIGIN = /^[0-9a-f]{32}$/;
