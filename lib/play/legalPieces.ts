import type { Board, Piece } from '../board/pieces';
import type { Owner } from '../board/players';
import { HEXES, HexSet } from '../map/hexSet';

/** Checks an owner's pieces against their clue. `allowed` is the set of spaces that the clue allows. */

/** The pieces that contradict the clue: cubes on allowed spaces, discs on others. */
export const wrongPieces = (board: Board, owner: Owner, allowed: HexSet): readonly Piece[] =>
  board.of(owner).filter(({ hex, kind }) => allowed.has(hex) !== (kind === 'disc'));

/**
 * The spaces where the owner may place another piece of that kind: open, true to the clue, and without a piece of
 * theirs. Payments and pieces moved by a fix go there (rulebook, "Questioning" and "On Honesty").
 */
export function legalHexes(
  board: Board,
  { owner, kind }: Pick<Piece, 'owner' | 'kind'>,
  allowed: HexSet,
): HexSet {
  const truthful = kind === 'disc' ? allowed : allowed.complement();
  const taken = HexSet.of(HEXES.filter(hex => !board.isOpen(hex) || board.has(owner, hex)));
  return truthful.diff(taken);
}
