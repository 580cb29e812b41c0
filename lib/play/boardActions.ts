import { Board, isSamePiece, otherKind, type PieceKind } from '../board/pieces';
import type { Owner } from '../board/players';
import type { Hex } from '../map/hexSet';
import { ok, type Result, refused } from '../result';
import type { Shape } from '../shape';
import type { ActionSchema } from './actionSchemas';
import { isSameRing } from './turnState';

/** Identifies an entry of a record: in the API, the id of the change that made it. */
export type EntryId = string;

/** One action that people at a table enter: see `actionSchemas`. */
export type RecordedAction = Shape<typeof ActionSchema>;

/**
 * Changes an earlier entry, always the one that put a piece on its space: a `place`, or the `fix` whose wrong
 * piece moved there.
 */
export type Correction = Extract<RecordedAction, { type: 'remove' | 'correct' }>;

/** An event on the board of a real table. */
export type BoardAction = Exclude<RecordedAction, Correction>;

/** An action as stored in a record. `also`: the ids of the same action as other phones entered it. */
export type IdentifiedAction = RecordedAction & {
  readonly id: EntryId;
  readonly also?: readonly { readonly id: EntryId }[];
};

/** All ids of an entry: corrections may refer to any of them. */
export const idsOf = ({ id, also = [] }: IdentifiedAction): readonly EntryId[] => [
  id,
  ...also.map(other => other.id),
];

export const isCorrection = (action: RecordedAction): action is Correction =>
  action.type === 'remove' || action.type === 'correct';

export function isSameAction(one: RecordedAction, other: RecordedAction): boolean {
  switch (one.type) {
    case 'place':
      return other.type === 'place' && isSamePiece(one, other);
    case 'fix':
      return other.type === 'fix' && isSamePiece(one, other) && one.to === other.to;
    case 'remove':
      return other.type === 'remove' && one.entry === other.entry;
    case 'correct':
      return other.type === 'correct' && one.entry === other.entry && isSamePiece(one.as, other.as);
    case 'mid-game':
    case 'skip':
      return other.type === one.type;
    case 'turn':
      return other.type === 'turn' && one.player === other.player;
    case 'reseat':
      return other.type === 'reseat' && isSameRing(one.order, other.order);
  }
}

export type BoardRefusal =
  /** The owner already has a piece on that space. A wrong piece can be replaced by a `fix`. */
  | 'piece-already-there'
  | 'no-piece-there'
  /** The correction of a `fix` would change the owner or the kind of its wrong piece. */
  | 'bad-action';

/** Why an action is impossible, if it is. `kindAt` returns the kind of an owner's piece on a space. */
export function refusalOf(
  action: BoardAction,
  kindAt: (owner: Owner, hex: Hex) => PieceKind | undefined,
): BoardRefusal | undefined {
  if (!('owner' in action)) return undefined;
  const { owner, hex, kind } = action;
  const existing = kindAt(owner, hex);
  if (action.type === 'place')
    return existing === undefined || existing === kind ? undefined : 'piece-already-there';
  if (existing === undefined) return 'no-piece-there';
  const { to } = action;
  const isTaken = to !== null && (to === hex || kindAt(owner, to) !== undefined);
  return existing === kind || isTaken ? 'piece-already-there' : undefined;
}

/**
 * The board after an action. Returns the same object if no piece moves, or if exactly this piece is there already:
 * two phones entered it, or a searcher names the space of their earlier disc.
 */
export function boardAfter(board: Board, action: BoardAction): Result<Board, BoardRefusal> {
  const refusal = refusalOf(action, (owner, hex) => board.kindAt(owner, hex));
  if (refusal !== undefined) return refused(refusal);
  if (!('owner' in action)) return ok(board);
  const { owner, hex, kind } = action;
  if (action.type === 'place')
    return ok(board.has(owner, hex) ? board : board.with({ owner, hex, kind }));
  const { to } = action;
  const fixed = board.without(owner, hex).with({ owner, hex, kind });
  return ok(to === null ? fixed : fixed.with({ owner, hex: to, kind: otherKind(kind) }));
}

/** The board after a list of actions. Throws if one was not possible. */
export const boardOf = (actions: readonly BoardAction[]): Board =>
  actions.reduce(boardAfterOrThrow, Board.empty);

/** Like `boardAfter`, for an action known to be possible. Throws if it is not. */
export function boardAfterOrThrow(board: Board, action: BoardAction): Board {
  const after = boardAfter(board, action);
  if (!after.ok) throw new Error(`a recorded action is impossible: ${after.error}`);
  return after.value;
}
