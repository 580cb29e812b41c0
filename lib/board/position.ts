import type { ClueId } from '../clues/clue';
import type { Hint } from '../clues/hints';
import type { PlayerCount } from '../data/terms';
import type { Hex } from '../map/hexSet';
import type { Piece } from './pieces';
import type { Owner } from './players';

/** A clue whose owner is known. */
export interface KnownClue {
  readonly owner: Owner;
  readonly clue: ClueId;
}

/**
 * What is known of a board: the same for a seated player, a notebook without a table, and a frame of a replay. Plain
 * data, so that it can go to another thread.
 */
export interface Position {
  readonly mapCode: string;
  readonly players: PlayerCount;
  /** In order of placement, right or wrong. */
  readonly pieces: readonly Piece[];
  /** At most one per owner. No other owner has these clues. */
  readonly known: readonly KnownClue[];
  /** The table's hint: true of all its clues together. */
  readonly hint?: Hint | undefined;
  /** Spaces that are known not to be the habitat. */
  readonly misses?: readonly Hex[] | undefined;
}
