import type { Clue } from '../clues/clue';
import { clueHexes, isWithinBand } from '../clues/clueHexes';
import type { GameMap } from '../map/gameMap';
import type { Hex } from '../map/hexSet';

/** A piece on the map. Its owner's clue rules the hex out (a cube) or allows it (a disc). */
export interface VisiblePiece {
  /** Index of the owner's clue in seat order, from 0; in the two-player game each player is two owners. */
  readonly owner: number;
  readonly hex: Hex;
  readonly kind: 'cube' | 'disc';
}

/**
 * The reason why the owner of these pieces cannot have a clue: `'band'` if the clue is outside the band on this map,
 * else the first piece that contradicts it. `undefined` if the clue is still possible.
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
