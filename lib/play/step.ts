import type { Piece } from '../board/pieces';
import type { Owner, Player } from '../board/players';
import type { Hex } from '../map/hexSet';
import type { BoardAction } from './boardActions';

/** The possible interpretations of an action. */
export type StepKind =
  | 'share'
  | 'question'
  /** The searcher's disc, which names the space. */
  | 'search'
  /** An answer to a search. */
  | 'answer'
  /** A further disc of the searcher. */
  | 'own-disc'
  | 'payment'
  | 'skip'
  | 'mid-game'
  /** A piece that was on the board before the record started. */
  | 'earlier'
  | 'turn'
  | 'reseat'
  | 'fix'
  /** The two corrections. */
  | 'remove'
  | 'correct'
  /** Removed by a later correction: it never happened. */
  | 'gone'
  /** A piece that fits neither the next step nor a gap. */
  | 'out-of-turn'
  /** Entered again, for example by two phones. */
  | 'again';

/** The interpretation of an action. */
export interface Step {
  readonly kind: StepKind;
  /** The turn it belongs to, an earlier one if entered late; 0 is the initial sharing. */
  readonly turn: number;
  /** Whose turn that is; the piece's player if it belongs to no turn; `undefined` while unknown. */
  readonly player: Player | undefined;
  /** The owner who answers a question or a search. */
  readonly asked?: Owner;
  /** The sharing round of a first cube that is not late. */
  readonly round?: 1 | 2;
  /** The right action, if the entry was corrected later. */
  readonly corrected?: BoardAction;
  /** For a correction or a removed entry: the piece as it was before. */
  readonly original?: Piece;
  /** The searched space; a further disc of the searcher can be on another one. */
  readonly searched?: Hex;
  /** Violations of the rules by this action, and gaps that it revealed. */
  readonly objections: readonly Objection[];
}

/** An action that the rules require, but that was not entered. */
export type MissingAction =
  /** A first cube. */
  | { readonly code: 'sharing-incomplete'; readonly owner: Owner }
  | { readonly code: 'payment-missing'; readonly player: Player }
  /** An owner's answer to a player's search. */
  | {
      readonly code: 'answer-missing';
      readonly player: Player;
      readonly owner: Owner;
      readonly hex: Hex;
    }
  /** A player paid, but the cube that made them pay is missing. */
  | { readonly code: 'question-missing'; readonly player: Player }
  /** The searcher's own disc on the searched space, or `elsewhere` if theirs is there already. */
  | {
      readonly code: 'disc-missing';
      readonly player: Player;
      readonly owner: Owner;
      readonly hex: Hex;
      readonly elsewhere: boolean;
    }
  /** A player's whole turn: a later player has had theirs already. */
  | { readonly code: 'turn-missing'; readonly player: Player };

/** A visible violation of the rules. The real board is authoritative, so it is reported, never refused. */
export type Objection =
  | MissingAction
  /** The owner's disc was placed on a space with another owner's cube. */
  | { readonly code: 'closed-space'; readonly owner: Owner; readonly hex: Hex }
  /** The owner's cube was placed on a space with another owner's cube. */
  | { readonly code: 'second-cube'; readonly owner: Owner; readonly hex: Hex };

/** Highest turn reached after 0, 1, 2 … steps (one element more than `steps`); late entries never lower it. */
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
