import type { Clue } from '../clues/clue';
import type { GameMap } from '../map/gameMap';
import type { BoardAction } from '../play/boardActions';
import type { Player } from '../play/pieces';
import { recordedActionsOf } from '../play/recordedActions';
import { createLuck } from './luck';
import { Simulation } from './simulate';

/** A whole game as people would record it, piece by piece. */
interface SimulatedGame {
  readonly actions: readonly BoardAction[];
  readonly winner: Player;
  readonly turns: number;
}

/**
 * A game of careful players, the first of whom starts; the same seed gives the same game. For three to five players,
 * a clue each: throws for any other deal.
 */
export function simulateGame(
  deal: { readonly map: GameMap; readonly clues: readonly Clue[] },
  seed: string,
): SimulatedGame {
  const { play, winner } = new Simulation(deal, createLuck(seed)).playOut(0);
  return { actions: recordedActionsOf(play), winner, turns: play.turnState.turn };
}
