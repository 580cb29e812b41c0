import type { Piece } from '../board/pieces';
import type { Clue } from '../clues/clue';
import { clueHexes, isWithinBand } from '../clues/clueHexes';
import type { GameMap } from '../map/gameMap';

/**
 * The reason why the owner of these pieces cannot have a clue: `'band'` if the clue is outside the band on this map,
 * else the first piece that contradicts it. `undefined` if the clue is still possible.
 */
export function struckBy<P extends Piece>(
  map: GameMap,
  pieces: readonly P[],
  clue: Clue,
): P | 'band' | undefined {
  if (!isWithinBand(clue, map)) return 'band';
  const allowed = clueHexes(clue, map);
  return pieces.find(({ hex, kind }) => allowed.has(hex) !== (kind === 'disc'));
}
