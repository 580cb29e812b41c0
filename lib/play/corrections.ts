import type { Hex } from '../map/hexSet';
import { Board, type Owner } from './pieces';
import { boardAfter, type Deed } from './record';

/**
 * The deeds as they should have been entered: a piece that was entered for the wrong person is the right one's from
 * the start. Unlike a mended piece it never lay there wrong, so nothing came of it. Where the right person's own
 * entries on that space are in the way, the deeds stay as they are.
 */
export function asMeant(deeds: readonly Deed[]): readonly Deed[] {
  if (deeds.every(({ does }) => does !== 'correct')) return deeds;
  const meant = [...deeds];
  /** Before and after each deed. */
  const boards = [Board.empty];
  for (const [at, deed] of deeds.entries()) {
    const [after] = boardsAfter(boards.at(-1), [deed]) ?? [];
    if (after === undefined) throw new Error('a record holds what could not be entered');
    boards.push(after);
    if (deed.does !== 'correct') continue;
    const wrong = placedBy(meant, deed, at);
    const first = wrong.at(-1) ?? at;
    const right = meant
      .slice(first, at + 1)
      .map((each, index) =>
        each.does === 'place' && wrong.includes(first + index)
          ? { ...each, owner: deed.instead }
          : each,
      );
    const course = boardsAfter(boards[first], right);
    if (course === undefined || !isSameBoard(course.at(-1), after)) continue;
    meant.splice(first, right.length, ...right);
    boards.splice(first + 1, course.length, ...course);
  }
  return meant;
}

/** The board after each of the deeds; nothing where one of them is not possible. */
function boardsAfter(
  before: Board = Board.empty,
  deeds: readonly Deed[],
): readonly Board[] | undefined {
  let board = before;
  const boards: Board[] = [];
  for (const deed of deeds) {
    const after = boardAfter(board, deed);
    if (!after.ok) return undefined;
    board = after.value;
    boards.push(board);
  }
  return boards;
}

/** Which of the deeds before `until` entered an owner's piece on a space, latest first: several where two phones did. */
export function placedBy(
  deeds: readonly Deed[],
  { owner, hex }: { readonly owner: Owner; readonly hex: Hex },
  until: number,
): readonly number[] {
  const placed: number[] = [];
  for (let index = until - 1; index >= 0; index--) {
    const deed = deeds[index];
    if (deed === undefined || !('hex' in deed) || deed.owner !== owner || deed.hex !== hex)
      continue;
    // What happened there before is another piece's story.
    if (deed.does !== 'place') break;
    placed.push(index);
  }
  return placed;
}

/** Which of the deeds entered a piece that was taken off later, because it did not lie there. */
export const takenOff = (deeds: readonly Deed[]): ReadonlySet<number> =>
  new Set(deeds.flatMap((deed, at) => (deed.does === 'remove' ? placedBy(deeds, deed, at) : [])));

const isSameBoard = (board: Board | undefined, { pieces }: Board): boolean =>
  board?.pieces.length === pieces.length &&
  pieces.every(({ owner, hex, kind }) => board.kindAt(owner, hex) === kind);
