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

/** Per entry, what happened after all corrections; `undefined` for corrections and for removed entries. */
export type CorrectedActions = readonly (BoardAction | undefined)[];

/**
 * The entries as they should have been: a correction applies from the corrected entry on. Refused if an entry was
 * not possible after the entries before it, with the corrections made up to then.
 *
 * Only a correction takes a piece off the board, so all entries about an owner's piece on a space form the history
 * of one piece. A correction applies to that whole history: fixes of the piece, the moves and fixes of the replaced
 * one, and repeated entries. Each correction scans the entries once.
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

/** Like `withCorrections`, for a record known to be possible. Throws if it is not. */
export function correctedActions(entries: readonly IdentifiedAction[]): CorrectedActions {
  const corrected = withCorrections(entries);
  if (!corrected.ok)
    throw new Error(`a record holds what could not be entered: ${corrected.error}`);
  return corrected.value;
}

/** The boards before the first entry and after each one. A piece that is fixed later is still wrong until its fix. */
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

/** The piece that an action put on its space: the one placed, or the wrong one that a fix moved. */
export function pieceOf(action: BoardAction | undefined): Piece | undefined {
  if (action?.does === 'place') {
    const { owner, hex, kind } = action;
    return { owner, hex, kind };
  }
  return action?.does === 'fix' && action.to !== null
    ? { owner: action.owner, hex: action.to, kind: otherKind(action.kind) }
    : undefined;
}

/** Index of the entry that put an owner's piece on a space, which a correction of it refers to; -1 if none. */
export const entryOf = (
  corrected: CorrectedActions,
  { owner, hex }: Pick<Piece, 'owner' | 'hex'>,
): number =>
  corrected.findIndex(action => {
    const piece = pieceOf(action);
    return piece?.owner === owner && piece.hex === hex;
  });

/**
 * Rewrites, in place, the history of the piece that entry `at` placed, and returns the resulting board. Refused if
 * another piece of the new owner is in the way; `corrected` is then unchanged.
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
  // With the other kind the piece would have been right, and the recorded fix impossible.
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

/** The later entries about a placed piece, and the spaces of that piece and of the wrong ones moved by its fixes. */
interface PieceHistory {
  readonly isFirst: boolean;
  readonly entries: readonly number[];
  readonly hexes: readonly Hex[];
}

/** The history of the piece that entry `at` placed; empty if that entry only repeats an earlier one. */
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

/** An action of the history with `piece` replaced by `as`. */
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
