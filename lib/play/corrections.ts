import type { Hex } from '../map/hexSet';
import { ok, type Result, refused } from '../result';
import {
  type BoardAction,
  type BoardRefusal,
  boardAfter,
  boardAfterOrThrow,
  type Correction,
  type EntryId,
  type IdentifiedAction,
  isCorrection,
} from './boardActions';
import { Board, otherKind, type Piece } from './pieces';

/** By entry what happened, as far as the record knows in the end; nothing of a correction, nor of what it took off. */
export type CorrectedActions = readonly (BoardAction | undefined)[];

/**
 * The entries as they should have been: what is said of an entry later is true from the start. Refused where an entry
 * was not possible after those before it, as they were meant then.
 *
 * A piece never leaves the board but by a correction, so that all that tells of an owner's piece on a space is one
 * piece's story. What is said of a piece is said of its whole story: that it was mended, where the wrong one went and
 * what became of it there, that it was named once more. Each correction looks once through what was entered.
 */
export function withCorrections(
  entries: readonly IdentifiedAction[],
): Result<CorrectedActions, BoardRefusal> {
  const corrected: (BoardAction | undefined)[] = [];
  const named = new Map<EntryId, number>();
  let board = Board.empty;
  for (const [at, entry] of entries.entries()) {
    const after = isCorrection(entry)
      ? applyCorrection(corrected, board, named.get(entry.entry) ?? -1, entry)
      : boardAfter(board, entry);
    if (!after.ok) return after;
    board = after.value;
    corrected.push(isCorrection(entry) ? undefined : entry);
    named.set(entry.id, at);
  }
  return ok(corrected);
}

/** As `withCorrections`, of a record that is known to be possible. Throws where it is not. */
export function correctedActions(entries: readonly IdentifiedAction[]): CorrectedActions {
  const corrected = withCorrections(entries);
  if (!corrected.ok)
    throw new Error(`a record holds what could not be entered: ${corrected.error}`);
  return corrected.value;
}

/** By entry, and before the first, what lay on the table. A mended piece lay there, wrong. */
export function boardsByEntry(corrected: CorrectedActions): readonly Board[] {
  let board = Board.empty;
  return [
    board,
    ...corrected.map(action => {
      if (action !== undefined) board = boardAfterOrThrow(board, action);
      return board;
    }),
  ];
}

/** The piece that an entry put where it lies. */
export function pieceOf(action: BoardAction | undefined): Piece | undefined {
  if (action?.does === 'place') {
    const { owner, hex, kind } = action;
    return { owner, hex, kind };
  }
  return action?.does === 'fix' && action.to !== null
    ? { owner: action.owner, hex: action.to, kind: otherKind(action.kind) }
    : undefined;
}

/** The entry that put an owner's piece on a space: what a correction of that piece names. */
export const entryOf = (
  corrected: CorrectedActions,
  { owner, hex }: Pick<Piece, 'owner' | 'hex'>,
): number =>
  corrected.findIndex(action => {
    const piece = pieceOf(action);
    return piece?.owner === owner && piece.hex === hex;
  });

/**
 * Tells the story of the piece that the entry `at` put there as it should have been. Returns the board that lies then;
 * refused where a piece of the right owner's is in the way, and then nothing is changed.
 */
function applyCorrection(
  corrected: (BoardAction | undefined)[],
  board: Board,
  at: number,
  correction: Correction,
): Result<Board, BoardRefusal> {
  const action = corrected[at];
  const piece = pieceOf(action);
  if (action === undefined || piece === undefined) return refused('no-piece-there');
  const history = historyOf(corrected, at, piece);
  const left = history.hexes.reduce((rest, hex) => rest.without(piece.owner, hex), board);
  if (correction.does === 'remove') {
    corrected[at] = action.does === 'fix' ? { ...action, to: null } : undefined;
    for (const index of history.entries) corrected[index] = undefined;
    return ok(left);
  }
  const { as } = correction;
  const isOneOwners = as.owner === piece.owner && as.kind === piece.kind;
  if (action.does === 'fix' && !isOneOwners) return refused('bad-action');
  const isMended = history.entries.some(index => {
    const each = corrected[index];
    return each?.does === 'fix' && each.hex === piece.hex;
  });
  // A piece of the other kind would have been right, and not mended so.
  if (isMended && as.kind !== piece.kind) return refused('piece-lies-there');
  let right = left;
  for (const hex of history.isFirst ? history.hexes : [piece.hex]) {
    const lies = isMended || hex !== piece.hex ? board.kindAt(piece.owner, hex) : as.kind;
    const each = { owner: as.owner, hex: hex === piece.hex ? as.hex : hex, kind: lies ?? as.kind };
    if (right.has(each.owner, each.hex)) return refused('piece-lies-there');
    right = right.with(each);
  }
  corrected[at] = action.does === 'fix' ? { ...action, to: as.hex } : { does: 'place', ...as };
  for (const index of history.entries)
    corrected[index] = withPieceReplaced(corrected[index], piece, as);
  return ok(right);
}

/** What tells later of the piece that an entry put there, and where that piece and those that it left have lain. */
interface PieceHistory {
  readonly isFirst: boolean;
  readonly entries: readonly number[];
  readonly hexes: readonly Hex[];
}

/** Of an entry that names once more what lies there already, there is no story. */
function historyOf(corrected: CorrectedActions, at: number, piece: Piece): PieceHistory {
  if (entryOf(corrected, piece) !== at) return { isFirst: false, entries: [], hexes: [] };
  const entries: number[] = [];
  const hexes = [piece.hex];
  for (let index = at + 1; index < corrected.length; index++) {
    const each = corrected[index];
    if (!each || !('hex' in each) || each.owner !== piece.owner || !hexes.includes(each.hex))
      continue;
    entries.push(index);
    if (each.does === 'fix' && each.to !== null) hexes.push(each.to);
  }
  return { isFirst: true, entries, hexes };
}

/** What was said of a piece, said of the right one. */
function withPieceReplaced(
  action: BoardAction | undefined,
  piece: Piece,
  as: Piece,
): BoardAction | undefined {
  if (!action || !('hex' in action)) return action;
  const { owner } = as;
  if (action.hex !== piece.hex) return { ...action, owner };
  return action.does === 'place' ? { does: 'place', ...as } : { ...action, owner, hex: as.hex };
}
