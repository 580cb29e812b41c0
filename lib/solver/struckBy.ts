import type { Clue } from '../clues/clue';
import { clueHexes, isWithinBand } from '../clues/clueHexes';
import type { GameMap } from '../map/gameMap';
import type { Hex } from '../map/hexSet';

/** A piece that lies on the map for all to see. A cube: by its owner's clue the habitat cannot be here; a disc: it could. */
export interface VisiblePiece {
  /** The place of the owner's clue in the order of the seats, from 0; in the game for two each player is two owners. */
  readonly owner: number;
  readonly hex: Hex;
  readonly kind: 'cube' | 'disc';
}

/**
 * What says that a clue is not the one of the owner of these pieces: the first of them that contradicts it, or
 * that no deal has it on this map. Nothing where it is still possible.
 */
export function struckBy<P extends VisiblePiece>(
  map: GameMap,
  pieces: readonly P[],
  clue: Clue,
): P | 'band' | undefined {
  if (!isWithinBand(clue, map)) return 'band';
  const allowed = clueHexes(clue, map);
  return pieces.find(({ hex, kind }) => allowed.has(hex) !== (kind === 'disc'));
}
