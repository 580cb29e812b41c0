import { createRandom, drawHex } from '../random';
import type { Game } from './game';
import { MAX_EXPORTED } from './limits';

/**
 * A game given to another phone also stays on the first, and play can continue on both. So each copy remembers the
 * states in which it was given away: a copy that remembers the state of another has everything that is in it.
 */

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
