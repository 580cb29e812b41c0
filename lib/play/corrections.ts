import type { Hex } from '../map/hexSet';
import { ok, type Result, refused } from '../result';
import { Board, otherKind, type Piece } from './pieces';
import {
  boardAfter,
  type Correction,
  type DeedRefusal,
  type EntryId,
  type Happened,
  isCorrection,
  mustAfter,
  type NamedDeed,
} from './record';

/** By entry what happened, as far as the record knows in the end; nothing of a correction, nor of what it took off. */
export type Meant = readonly (Happened | undefined)[];

/**
 * The entries as they should have been: what is said of an entry later is true from the start. Refused where an entry
 * was not possible after those before it, as they were meant then.
 *
 * A piece never leaves the board but by a correction, so that all that tells of an owner's piece on a space is one
 * piece's story. What is said of a piece is said of its whole story: that it was mended, where the wrong one went and
 * what became of it there, that it was named once more. Each correction looks once through what was entered.
 */
export function withCorrections(entries: readonly NamedDeed[]): Result<Meant, DeedRefusal> {
  const meant: (Happened | undefined)[] = [];
  const named = new Map<EntryId, number>();
  let board = Board.empty;
  for (const [at, entry] of entries.entries()) {
    const after = isCorrection(entry)
      ? correct(meant, board, named.get(entry.entry) ?? -1, entry)
      : boardAfter(board, entry);
    if (!after.ok) return after;
    board = after.value;
    meant.push(isCorrection(entry) ? undefined : entry);
    named.set(entry.id, at);
  }
  return ok(meant);
}

/** As `withCorrections`, of a record that is known to be possible. Throws where it is not. */
export function meantBy(entries: readonly NamedDeed[]): Meant {
  const meant = withCorrections(entries);
  if (!meant.ok) throw new Error(`a record holds what could not be entered: ${meant.error}`);
  return meant.value;
}

/** By entry, and before the first, what lay on the table. A mended piece lay there, wrong. */
export function boardsLain(meant: Meant): readonly Board[] {
  let board = Board.empty;
  return [
    board,
    ...meant.map(deed => {
      if (deed !== undefined) board = mustAfter(board, deed);
      return board;
    }),
  ];
}

/** The piece that an entry put where it lies. */
export function pieceOf(deed: Happened | undefined): Piece | undefined {
  if (deed?.does === 'place') {
    const { owner, hex, kind } = deed;
    return { owner, hex, kind };
  }
  return deed?.does === 'mend' && deed.to !== null
    ? { owner: deed.owner, hex: deed.to, kind: otherKind(deed.kind) }
    : undefined;
}

/** The entry that put an owner's piece on a space: what a correction of that piece names. */
export const entryOf = (meant: Meant, { owner, hex }: Pick<Piece, 'owner' | 'hex'>): number =>
  meant.findIndex(deed => {
    const piece = pieceOf(deed);
    return piece?.owner === owner && piece.hex === hex;
  });

/**
 * Tells the story of the piece that the entry `at` put there as it should have been. Returns the board that lies then;
 * refused where a piece of the right owner's is in the way, and then nothing is changed.
 */
function correct(
  meant: (Happened | undefined)[],
  board: Board,
  at: number,
  correction: Correction,
): Result<Board, DeedRefusal> {
  const deed = meant[at];
  const piece = pieceOf(deed);
  if (deed === undefined || piece === undefined) return refused('no-piece-there');
  const story = storyOf(meant, at, piece);
  const left = story.hexes.reduce((rest, hex) => rest.without(piece.owner, hex), board);
  if (correction.does === 'remove') {
    meant[at] = deed.does === 'mend' ? { ...deed, to: null } : undefined;
    for (const index of story.entries) meant[index] = undefined;
    return ok(left);
  }
  const { as } = correction;
  const isOneOwners = as.owner === piece.owner && as.kind === piece.kind;
  if (deed.does === 'mend' && !isOneOwners) return refused('bad-deed');
  const isMended = story.entries.some(index => {
    const each = meant[index];
    return each?.does === 'mend' && each.hex === piece.hex;
  });
  // A piece of the other kind would have been right, and not mended so.
  if (isMended && as.kind !== piece.kind) return refused('piece-lies-there');
  let right = left;
  for (const hex of story.isFirst ? story.hexes : [piece.hex]) {
    const lies = isMended || hex !== piece.hex ? board.kindAt(piece.owner, hex) : as.kind;
    const each = { owner: as.owner, hex: hex === piece.hex ? as.hex : hex, kind: lies ?? as.kind };
    if (right.has(each.owner, each.hex)) return refused('piece-lies-there');
    right = right.with(each);
  }
  meant[at] = deed.does === 'mend' ? { ...deed, to: as.hex } : { does: 'place', ...as };
  for (const index of story.entries) meant[index] = retold(meant[index], piece, as);
  return ok(right);
}

/** What tells later of the piece that an entry put there, and where that piece and those that it left have lain. */
interface Story {
  readonly isFirst: boolean;
  readonly entries: readonly number[];
  readonly hexes: readonly Hex[];
}

/** Of an entry that names once more what lies there already, there is no story. */
function storyOf(meant: Meant, at: number, piece: Piece): Story {
  if (entryOf(meant, piece) !== at) return { isFirst: false, entries: [], hexes: [] };
  const entries: number[] = [];
  const hexes = [piece.hex];
  for (let index = at + 1; index < meant.length; index++) {
    const each = meant[index];
    if (!each || !('hex' in each) || each.owner !== piece.owner || !hexes.includes(each.hex))
      continue;
    entries.push(index);
    if (each.does === 'mend' && each.to !== null) hexes.push(each.to);
  }
  return { isFirst: true, entries, hexes };
}

/** What was said of a piece, said of the right one. */
function retold(deed: Happened | undefined, piece: Piece, as: Piece): Happened | undefined {
  if (!deed || !('hex' in deed)) return deed;
  const { owner } = as;
  if (deed.hex !== piece.hex) return { ...deed, owner };
  return deed.does === 'place' ? { does: 'place', ...as } : { ...deed, owner, hex: as.hex };
}
