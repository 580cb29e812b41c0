import { createRandom, drawHex } from '../random';
import type { Game } from './game';
import { MAX_EXPORTED } from './limits';

/**
 * An exported game also stays on its phone, and play can continue on both. So each copy remembers the states in which
 * it was exported: a copy that remembers another's state contains everything that is in it.
 */

/** Identifies what has been played: a digest without what may differ between equal copies (code, origin, links). */
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

/** Two copies of a game have at least one of these in common. */
export const marksOf = (game: Game): readonly string[] => [
  game.origin,
  ...game.exportedStates,
  stateOf(game),
];
