import { asMeant, takenOff } from './corrections';
import { Board } from './pieces';
import { boardAfter, type Deed } from './record';

/**
 * By deed, and before the first, what lay on the table, as far as the record knows in the end: a piece that was said
 * later to be another's is that one's from the start, and one that did not lie there never did. A mended piece lay
 * there, wrong.
 */
export function boardsLain(deeds: readonly Deed[]): readonly Board[] {
  const meant = asMeant(deeds);
  const neverLay = takenOff(meant);
  let board = Board.empty;
  const boards = [board];
  for (const [at, deed] of meant.entries()) {
    const after = neverLay.has(at) ? undefined : boardAfter(board, deed);
    // What never lay there cannot be taken off.
    if (after?.ok) board = after.value;
    boards.push(board);
  }
  return boards;
}
