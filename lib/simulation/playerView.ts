import type { Hex } from '../map/hexSet';
import type { Board } from '../play/pieces';
import type { Possibilities } from './clueBeliefs';

/**
 * All that one simulated player decides by. It has no place for another's clue: of those it knows what
 * the pieces tell everybody. Players are numbered from 0, clockwise.
 */
export interface PlayerView {
  /** What the table waits for: the player's whole turn, or one cube, to share at first or to pay. */
  readonly nextStep: 'turn' | 'cube';
  readonly self: number;
  /** All others, clockwise from this one. */
  readonly others: readonly number[];
  /** The hexes that the player's own clue allows and those that it rules out, each in order. */
  readonly allowed: readonly Hex[];
  readonly ruledOut: readonly Hex[];
  readonly pieces: Pick<Board, 'isOpen' | 'has'>;
  /** What the player takes the pieces to leave possible, of everybody's clue. */
  readonly possible: Possibilities;
}
