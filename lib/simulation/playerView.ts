import type { Board } from '../board/pieces';
import type { Hex } from '../map/hexSet';
import type { Possibilities } from './clueBeliefs';

/**
 * Everything that one simulated player's decisions depend on. It cannot hold another player's clue, only what the
 * pieces reveal to everyone. Players are numbered from 0, clockwise.
 */
export interface PlayerView {
  /** The player's next step: a whole turn, or one cube (initial sharing or payment). */
  readonly nextStep: 'turn' | 'cube';
  readonly self: number;
  /** All other players, clockwise from this one. */
  readonly others: readonly number[];
  /** The hexes that the player's own clue allows and those that it rules out, each in order. */
  readonly allowed: readonly Hex[];
  readonly ruledOut: readonly Hex[];
  readonly pieces: Pick<Board, 'isOpen' | 'has'>;
  /** The clues that this player considers possible for each player, given the pieces. */
  readonly possible: Possibilities;
}
