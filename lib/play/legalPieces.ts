import { HEXES, HexSet } from '../map/hexSet';
import type { Board, Owner, Piece } from './pieces';

/** What an owner's clue says of their pieces. `allowed` are the spaces where the habitat could be by that clue. */

/** The pieces that contradict the clue: cubes where it could be, discs where it cannot. */
export const wrongPieces = (board: Board, owner: Owner, allowed: HexSet): readonly Piece[] =>
  board.of(owner).filter(({ hex, kind }) => allowed.has(hex) !== (kind === 'disc'));

/**
 * Where the owner may place another piece of that kind: open, true, and bearing none of theirs. There they pay, with
 * a cube, and there a removed piece goes (rulebook, "Questioning" and "On Honesty").
 */
export function legalHexes(
  board: Board,
  { owner, kind }: Pick<Piece, 'owner' | 'kind'>,
  allowed: HexSet,
): HexSet {
  const ofTruth = kind === 'disc' ? allowed : allowed.complement();
  const taken = HexSet.of(HEXES.filter(hex => !board.isOpen(hex) || board.has(owner, hex)));
  return ofTruth.diff(taken);
}
