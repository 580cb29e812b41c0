import { Board, otherKind, type Piece, type PieceKind } from '../board/pieces';
import type { Owner } from '../board/players';
import { HEX_COUNT, type Hex } from '../map/hexSet';
import { ok, type Result, refused } from '../result';
import {
  type BoardAction,
  type BoardRefusal,
  boardAfterOrThrow,
  type Correction,
  type EntryId,
  type IdentifiedAction,
  idsOf,
  isCorrection,
  refusalOf,
} from './boardActions';

/** Per entry, what happened after all corrections; `undefined` for corrections and for removed entries. */
export type CorrectedActions = readonly (BoardAction | undefined)[];

/**
 * The entries as they should have been: a correction applies from the corrected entry on. Refused if an entry was not
 * possible after the entries before it, with the corrections made up to then.
 *
 * Entries refer to pieces and a correction changes a piece, so all entries about it follow: its fixes, the moves and
 * fixes of the replaced one, and repeated entries. A correction costs one step per piece that fixes moved away from it.
 */
export function withCorrections(
  entries: readonly IdentifiedAction[],
): Result<CorrectedActions, BoardRefusal> {
  const actions: (TrackedAction | undefined)[] = [];
  const indexOf = new Map<EntryId, number>();
  const onBoard = new PiecesOnBoard();
  for (const [at, entry] of entries.entries()) {
    const refusal = isCorrection(entry)
      ? applyCorrection(actions, indexOf.get(entry.entry) ?? -1, entry, onBoard)
      : refusalOf(entry, (owner, hex) => onBoard.at(owner, hex)?.kind);
    if (refusal !== undefined) return refused(refusal);
    actions.push(isCorrection(entry) ? undefined : tracked(entry, onBoard));
    for (const id of idsOf(entry)) indexOf.set(id, at);
  }
  return ok(actions.map(action => action && actionOf(action)));
}

/** Like `withCorrections`, for a record known to be possible. Throws if it is not. */
export function correctedActions(entries: readonly IdentifiedAction[]): CorrectedActions {
  const corrected = withCorrections(entries);
  if (!corrected.ok) throw new Error(`a recorded entry is impossible: ${corrected.error}`);
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
  if (action?.type === 'place') {
    const { owner, hex, kind } = action;
    return { owner, hex, kind };
  }
  return action?.type === 'fix' && action.to !== null
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

/** A piece as entered and corrected so far. */
class TrackedPiece {
  /** The wrong pieces that its fixes moved to other spaces. */
  readonly moved: TrackedPiece[] = [];
  isFixed = false;
  isRemoved = false;

  constructor(
    /** The placed piece: itself, or the one that fixes moved it away from. */
    readonly origin: { owner: Owner; kind: PieceKind },
    public hex: Hex,
    /** Whether its kind is the opposite of the placed piece's. */
    public isOther: boolean,
  ) {}

  get kind(): PieceKind {
    return kindOf(this.origin, this.isOther);
  }

  /** Itself and all pieces that fixes moved away from it. */
  get all(): readonly TrackedPiece[] {
    const found: TrackedPiece[] = [this];
    for (const { moved } of found)
      for (const piece of moved) if (!piece.isRemoved) found.push(piece);
    return found;
  }
}

const kindOf = ({ kind }: { readonly kind: PieceKind }, isOther: boolean): PieceKind =>
  isOther ? otherKind(kind) : kind;

/** The pieces on the board, by owner and space. */
class PiecesOnBoard {
  private readonly pieces: (TrackedPiece | undefined)[] = [];

  at(owner: Owner, hex: Hex): TrackedPiece | undefined {
    return this.pieces[owner * HEX_COUNT + hex];
  }

  add(piece: TrackedPiece): TrackedPiece {
    this.pieces[piece.origin.owner * HEX_COUNT + piece.hex] = piece;
    return piece;
  }

  remove({ origin, hex }: TrackedPiece): void {
    this.pieces[origin.owner * HEX_COUNT + hex] = undefined;
  }
}

/** An action, in terms of tracked pieces. `isOther`: it names the opposite of the placed piece's kind. */
type TrackedAction =
  | Extract<BoardAction, { type: 'mid-game' | 'skip' | 'turn' | 'reseat' }>
  | (OfPiece & { readonly type: 'place'; readonly isRepeat: boolean })
  | (OfPiece & { readonly type: 'fix'; readonly to: TrackedPiece | null });

interface OfPiece {
  readonly piece: TrackedPiece;
  readonly isOther: boolean;
}

/** Tracks the pieces of an action that `refusalOf` allows. Adds them to `onBoard`. */
function tracked(action: BoardAction, onBoard: PiecesOnBoard): TrackedAction {
  if (!('owner' in action)) return action;
  const piece = onBoard.at(action.owner, action.hex);
  if (piece === undefined) return placed(action, onBoard);
  const { origin, isOther } = piece;
  if (action.type === 'place') return { type: 'place', piece, isOther, isRepeat: true };
  const to = action.to === null ? null : onBoard.add(new TrackedPiece(origin, action.to, isOther));
  if (to !== null) piece.moved.push(to);
  piece.isFixed = true;
  piece.isOther = !isOther;
  return { type: 'fix', piece, isOther: piece.isOther, to };
}

function placed({ owner, hex, kind }: Piece, onBoard: PiecesOnBoard): TrackedAction {
  const piece = onBoard.add(new TrackedPiece({ owner, kind }, hex, false));
  return { type: 'place', piece, isOther: false, isRepeat: false };
}

function actionOf(action: TrackedAction): BoardAction | undefined {
  if (!('piece' in action)) return action;
  const { piece, isOther } = action;
  if (piece.isRemoved) return undefined;
  const { origin, hex } = piece;
  const right = { owner: origin.owner, hex, kind: kindOf(origin, isOther) };
  if (action.type === 'place') return { type: 'place', ...right };
  const { to } = action;
  return { type: 'fix', ...right, to: to === null || to.isRemoved ? null : to.hex };
}

/** Corrects the piece that entry `at` put on its space; if impossible, returns the reason and changes nothing. */
function applyCorrection(
  actions: (TrackedAction | undefined)[],
  at: number,
  correction: Correction,
  onBoard: PiecesOnBoard,
): BoardRefusal | undefined {
  const action = actions[at];
  if (!action || !('piece' in action)) return 'no-piece-there';
  const piece = action.type === 'fix' ? action.to : action.piece;
  if (piece === null || piece.isRemoved) return 'no-piece-there';
  const as = correction.type === 'correct' ? correction.as : undefined;
  // The piece itself stays: the repeated entry did not place it.
  if (action.type === 'place' && action.isRepeat) {
    if (as && onBoard.at(as.owner, as.hex)) return 'piece-already-there';
    actions[at] = as && placed(as, onBoard);
    return undefined;
  }
  if (as) return replace(piece, as, action, onBoard);
  for (const each of piece.all) {
    each.isRemoved = true;
    onBoard.remove(each);
  }
  return undefined;
}

/** Replaces an entered piece with another. For one that a fix moved, only the space can differ. */
function replace(
  piece: TrackedPiece,
  as: Piece,
  { type, isOther }: Extract<TrackedAction, OfPiece>,
  onBoard: PiecesOnBoard,
): BoardRefusal | undefined {
  const { origin, all } = piece;
  const entered = kindOf(origin, type === 'fix' && !isOther);
  if (type === 'fix' && (as.owner !== origin.owner || as.kind !== entered)) return 'bad-action';
  // With the other kind the piece would have been right, and its fix impossible.
  if (piece.isFixed && as.kind !== entered) return 'piece-already-there';
  for (const each of all) onBoard.remove(each);
  const isFree = (hex: Hex) => onBoard.at(as.owner, hex) === undefined;
  const fits =
    isFree(as.hex) &&
    all.every(each => each === piece || (each.hex !== as.hex && isFree(each.hex)));
  if (fits) {
    piece.hex = as.hex;
    origin.owner = as.owner;
    if (type === 'place') origin.kind = as.kind;
  }
  for (const each of all) onBoard.add(each);
  return fits ? undefined : 'piece-already-there';
}
