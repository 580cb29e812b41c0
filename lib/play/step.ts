import type { Hex } from '../map/hexSet';
import type { BoardAction } from './boardActions';
import type { Owner, Piece, Player } from './pieces';

/** What an action can be taken for. */
export type StepKind =
  | 'share'
  | 'question'
  /** The searcher's disc, which names the space. */
  | 'search'
  /** To a search. */
  | 'answer'
  /** A further disc of the searcher's. */
  | 'own-disc'
  | 'payment'
  | 'skip'
  | 'turn'
  | 'fix'
  /** Corrections. */
  | 'remove'
  | 'correct'
  /** Taken off later: it never happened. */
  | 'gone'
  /** A piece that fits nothing that is or was due. */
  | 'out-of-turn'
  /** Entered once more, as by two phones. */
  | 'again';

/** What an action is taken for. */
export interface Step {
  readonly kind: StepKind;
  /** Which turn it belongs to: an earlier one where it comes late; 0 is the sharing of first cubes. */
  readonly turn: number;
  /** Whose turn that is; of what belongs to none, whose piece. Nobody where it is not known yet. */
  readonly player: Player | undefined;
  /** Who answers a question or a search. */
  readonly asked?: Owner;
  /** Of a first cube, where it comes in time. */
  readonly round?: 1 | 2;
  /** What should have been entered, where it was put right later. */
  readonly corrected?: BoardAction;
  /** Of a correction, and of what was taken off: the piece as it was entered before that. */
  readonly original?: Piece;
  /** The space of the search that it belongs to: a searcher's further disc may lie elsewhere. */
  readonly searched?: Hex;
  /** What is against the rules since then, or was seen then to be missing. */
  readonly objections: readonly Objection[];
}

/** What the rules ask for and nobody entered. */
export type MissingAction =
  /** A first cube. */
  | { readonly code: 'sharing-incomplete'; readonly owner: Owner }
  | { readonly code: 'payment-missing'; readonly player: Player }
  /** An owner's, to a player's search. */
  | {
      readonly code: 'answer-missing';
      readonly player: Player;
      readonly owner: Owner;
      readonly hex: Hex;
    }
  /** A player has paid, and the cube that made them pay was not entered. */
  | { readonly code: 'question-missing'; readonly player: Player }
  /** A searcher's own, on the searched space; or `elsewhere`, where theirs lies there. */
  | {
      readonly code: 'disc-missing';
      readonly player: Player;
      readonly owner: Owner;
      readonly hex: Hex;
      readonly elsewhere: boolean;
    }
  /** A later player has had a turn already. */
  | { readonly code: 'turn-missing'; readonly player: Player };

/** What is against the rules for all to see. Cardboard is right: it is said, never forbidden. */
export type Objection =
  | MissingAction
  /** The owner's disc was placed where a cube lay. */
  | { readonly code: 'closed-space'; readonly owner: Owner; readonly hex: Hex }
  /** The owner's cube was placed where another lay. */
  | { readonly code: 'second-cube'; readonly owner: Owner; readonly hex: Hex };

/** How far the turns have come after none, one, two … of the steps: what is entered late leads nowhere back. */
export function turnsReached(steps: readonly Step[]): readonly number[] {
  let reached = 0;
  return [
    reached,
    ...steps.map(({ turn }) => {
      reached = Math.max(reached, turn);
      return reached;
    }),
  ];
}
