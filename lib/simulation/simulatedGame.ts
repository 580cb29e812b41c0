import type { Player } from '../board/players';
import type { Clue } from '../clues/clue';
import type { GameMap } from '../map/gameMap';
import type { BoardAction } from '../play/boardActions';
import { recordedActionsOf } from '../play/recordedActions';
import { createLuck } from './luck';
import { Simulation } from './simulate';

/** A whole game as a record: the actions that people would enter, piece by piece. */
interface SimulatedGame {
  readonly actions: readonly BoardAction[];
  readonly winner: Player;
  readonly turns: number;
}

/**
 * Simulates a game of careful players; player 0 starts. The same seed gives the same game. Throws a RangeError unless
 * the deal has three to five clues, one per player.
 */
export function simulateGame(
  deal: { readonly map: GameMap; readonly clues: readonly Clue[] },
  seed: string,
): SimulatedGame {
  const { play, winner } = new Simulation(deal, createLuck(seed)).playOut(0);
  return { actions: recordedActionsOf(play), winner, turns: play.turnState.turn };
}
