import type { Hex } from '../map/hexSet';
import { ok, type Result, refused } from '../result';
import { Board, otherKind } from './pieces';
import { boardAfter, type Deed, type DeedRefusal } from './record';

type Correction = Extract<Deed, { does: 'correct' }>;

/** A deed, and where it stands in the record. */
interface Told {
  readonly deed: Deed;
  readonly at: number;
}

/** The deeds that concern one space, and what lay there before the first and after each. */
interface Story {
  readonly told: Told[];
  readonly boards: Board[];
}

/**
 * The deeds as they should have been entered: a piece that was entered for the wrong person is the right one's from
 * the start. Unlike a mended piece it never lay there wrong, so nothing came of it. Where the right person's own
 * entries on that space are in the way, the deeds stay as they are. Throws where a deed was not possible.
 *
 * Linear in the deeds: a correction looks back on its space alone, and there no further than to where a piece of the
 * same owner was last put right, mended or taken off.
 */
export function asMeant(deeds: readonly Deed[]): readonly Deed[] {
  if (deeds.every(({ does }) => does !== 'correct')) return deeds;
  const meant = [...deeds];
  const stories = new Map<Hex, Story>();
  let board = Board.empty;
  for (const [at, deed] of deeds.entries()) {
    const after = boardAfter(board, deed);
    if (!after.ok) throw new Error('a record holds what could not be entered');
    for (const hex of spacesOf(deed, after.value !== board)) {
      const story = stories.get(hex) ?? { told: [], boards: [Board.empty] };
      stories.set(hex, story);
      story.boards.push(...(boardsAfter(story.boards.at(-1), [deed], hex) ?? []));
      story.told.push({ deed, at });
      if (deed.does !== 'correct') continue;
      for (const right of putRight(story, deed)) meant[right.at] = right.deed;
    }
    board = after.value;
  }
  return meant;
}

/** The spaces that a deed concerns: a mended piece may have gone to another one. */
function spacesOf(deed: Deed, isNews: boolean): readonly Hex[] {
  if (!('hex' in deed)) return [];
  const to = deed.does === 'mend' && isNews ? deed.to : null;
  return to === null ? [deed.hex] : [deed.hex, to];
}

/** Tells a story that ends in a correction as it should have been entered. Returns what is told anew, if anything. */
function putRight({ told, boards }: Story, { owner, hex, instead }: Correction): readonly Told[] {
  const retold = told.slice(-1);
  let length = 0;
  for (let index = told.length - 2; index >= 0; index--) {
    const each = told[index];
    if (each === undefined) break;
    const { deed, at } = each;
    const isOfOwner = 'hex' in deed && deed.owner === owner && deed.hex === hex;
    // What happened there before is another piece's story.
    if (isOfOwner && deed.does !== 'place') break;
    retold.push(isOfOwner ? { deed: { ...deed, owner: instead }, at } : each);
    if (isOfOwner) length = retold.length;
  }
  const right = retold.slice(0, length).reverse();
  const from = told.length - length;
  const after = boardsAfter(
    boards[from],
    right.map(({ deed }) => deed),
    hex,
  );
  if (after === undefined || !isSameBoard(after.at(-1), boards.at(-1))) return [];
  told.splice(from, length, ...right);
  boards.splice(from + 1, length, ...after);
  return right;
}

/** What lies on a space alone after each of the deeds; nothing where one of them is not possible. */
function boardsAfter(
  before: Board = Board.empty,
  deeds: readonly Deed[],
  hex: Hex,
): readonly Board[] | undefined {
  let board = before;
  const boards: Board[] = [];
  for (const deed of deeds) {
    const after = spaceAfter(board, deed, hex);
    if (!after.ok) return undefined;
    board = after.value;
    boards.push(board);
  }
  return boards;
}

/** What lies on a space alone after a deed that concerns it. */
function spaceAfter(space: Board, deed: Deed, hex: Hex): Result<Board, DeedRefusal> {
  if (deed.does !== 'mend') return boardAfter(space, deed);
  const { owner, kind } = deed;
  // What goes elsewhere is another space's story.
  if (deed.hex === hex) return boardAfter(space, deed.to === hex ? deed : { ...deed, to: null });
  return space.has(owner, hex)
    ? refused('piece-lies-there')
    : ok(space.with({ owner, hex, kind: otherKind(kind) }));
}

/** By deed. */
export type EntriesOfPieces = readonly (readonly number[])[];

/**
 * By deed that is not a piece's entry which deeds before it entered the piece that it is about, the first one first:
 * several where two phones did.
 */
export function entriesOfPieces(deeds: readonly Deed[]): EntriesOfPieces {
  const entered = new Map<string, number[]>();
  return deeds.map((deed, at) => {
    if (!('hex' in deed)) return [];
    const key = `${deed.owner} ${deed.hex}`;
    const entries = entered.get(key) ?? [];
    if (deed.does === 'place') {
      entered.set(key, entries);
      entries.push(at);
      return [];
    }
    // What happens there later is another piece's story.
    entered.delete(key);
    return entries;
  });
}

/** Which of the deeds entered a piece that was taken off later, because it did not lie there. */
export const takenOff = (
  deeds: readonly Deed[],
  pieces: EntriesOfPieces = entriesOfPieces(deeds),
): ReadonlySet<number> =>
  new Set(deeds.flatMap((deed, at) => (deed.does === 'remove' ? (pieces[at] ?? []) : [])));

const isSameBoard = (board: Board | undefined, other: Board | undefined): boolean =>
  board !== undefined &&
  board.pieces.length === other?.pieces.length &&
  other.pieces.every(({ owner, hex, kind }) => board.kindAt(owner, hex) === kind);
