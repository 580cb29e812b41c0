import type { Hex } from '../map/hexSet';
import { ok, type Result, refused } from '../result';
import { Board, otherKind, type Piece, type Player } from './pieces';

/** What names an entry of a record: in the API the id of the change that made it. */
export type EntryId = string;

/**
 * What happens on the board at a table. Cardboard is right: what is against the rules can happen as well, and is said
 * (`interpretRecord.ts`).
 */
export type BoardAction =
  | ({ readonly does: 'place' } & Piece)
  /** The right piece, of `kind`, has taken the wrong one's place; the wrong one went `to` another space, or off the map. */
  | ({ readonly does: 'fix'; readonly to: Hex | null } & Piece)
  /** What is due is left out: a turn, a payment, an answer. */
  | { readonly does: 'skip' }
  /** Whose turn it is, whatever the record made of it. */
  | { readonly does: 'turn'; readonly player: Player };

/**
 * What is said of an entry: the one that put a piece where it lies. That is a `place`, or the `mend` whose wrong piece
 * went there.
 */
export type Correction =
  /** The piece never lay there. */
  | { readonly does: 'remove'; readonly entry: EntryId }
  /** The piece that the entry should have told of: another's, on another space or of the other kind. */
  | { readonly does: 'correct'; readonly entry: EntryId; readonly as: Piece };

/** One thing that people at a table enter. */
export type RecordedAction = BoardAction | Correction;

/** An action as a record keeps it. */
export type IdentifiedAction = RecordedAction & { readonly id: EntryId };

export const isCorrection = (action: RecordedAction): action is Correction =>
  action.does === 'remove' || action.does === 'correct';

export type BoardRefusal =
  /** The owner has a piece on that space: a wrong one can be mended. */
  | 'piece-lies-there'
  | 'no-piece-there'
  /** A mend tells of one owner's pieces, of a wrong and a right one. */
  | 'bad-action';

/**
 * The board after something has happened; the same one where the very piece lies there already, as when two phones
 * enter it or a searcher names the space once more, and where no piece moves.
 */
export function boardAfter(board: Board, action: BoardAction): Result<Board, BoardRefusal> {
  switch (action.does) {
    case 'place': {
      const { owner, hex, kind } = action;
      const lies = board.kindAt(owner, hex);
      if (lies === kind) return ok(board);
      return lies === undefined
        ? ok(board.with({ owner, hex, kind }))
        : refused('piece-lies-there');
    }
    case 'fix': {
      const { owner, hex, kind, to } = action;
      const lies = board.kindAt(owner, hex);
      if (lies === undefined) return refused('no-piece-there');
      if (lies === kind || to === hex || (to !== null && board.has(owner, to)))
        return refused('piece-lies-there');
      const mended = board.without(owner, hex).with({ owner, hex, kind });
      return ok(to === null ? mended : mended.with({ owner, hex: to, kind: otherKind(kind) }));
    }
    case 'skip':
    case 'turn':
      return ok(board);
  }
}

/** The board after things that were each possible. Throws where one was not. */
export const boardOf = (actions: readonly BoardAction[]): Board =>
  actions.reduce(boardAfterOrThrow, Board.empty);

/** As `boardAfter`, of what is known to be possible. Throws where it is not. */
export function boardAfterOrThrow(board: Board, action: BoardAction): Board {
  const after = boardAfter(board, action);
  if (!after.ok) throw new Error(`a record holds what cannot be: ${after.error}`);
  return after.value;
}
