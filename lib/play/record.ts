import type { Hex } from '../map/hexSet';
import { ok, type Result, refused } from '../result';
import { Board, type Owner, otherKind, type Piece, type Player } from './pieces';

/**
 * One thing that people at a table enter of what happens on their board. Cardboard is right: what is against the
 * rules can be entered as well, and is said (`follow.ts`).
 */
export type Deed =
  | ({ readonly does: 'place' } & Piece)
  /** The right piece, of `kind`, has taken the wrong one's place; the wrong one went `to` another space, or off the map. */
  | ({ readonly does: 'mend'; readonly to: Hex | null } & Piece)
  /** A piece was entered that does not lie there. */
  | { readonly does: 'remove'; readonly owner: Owner; readonly hex: Hex }
  /** A piece was entered for the wrong owner: it is another's, and was from the start. */
  | {
      readonly does: 'correct';
      readonly owner: Owner;
      readonly hex: Hex;
      readonly instead: Owner;
    }
  /** What is due is left out: a turn, a payment, an answer. */
  | { readonly does: 'pass' }
  /** Whose turn it is, whatever the record made of it. */
  | { readonly does: 'turn'; readonly player: Player };

export type DeedKind = Deed['does'];

export type DeedRefusal =
  /** The owner has the other kind of piece on that space: it can be mended. */
  'piece-lies-there' | 'no-piece-there';

/**
 * The board after a deed; the same one where the very piece lies there already, as when two phones enter it, and
 * where a deed moves no piece.
 */
export function boardAfter(board: Board, deed: Deed): Result<Board, DeedRefusal> {
  switch (deed.does) {
    case 'place': {
      const { owner, hex, kind } = deed;
      const lies = board.kindAt(owner, hex);
      if (lies === kind) return ok(board);
      return lies === undefined
        ? ok(board.with({ owner, hex, kind }))
        : refused('piece-lies-there');
    }
    case 'mend': {
      const { owner, hex, kind, to } = deed;
      const lies = board.kindAt(owner, hex);
      if (lies === undefined) return refused('no-piece-there');
      if (lies === kind) return ok(board);
      if (to === hex || (to !== null && board.has(owner, to))) return refused('piece-lies-there');
      const mended = board.without(owner, hex).with({ owner, hex, kind });
      return ok(to === null ? mended : mended.with({ owner, hex: to, kind: otherKind(kind) }));
    }
    case 'remove':
      return board.has(deed.owner, deed.hex)
        ? ok(board.without(deed.owner, deed.hex))
        : refused('no-piece-there');
    case 'correct': {
      const { owner, hex, instead } = deed;
      const kind = board.kindAt(owner, hex);
      if (kind === undefined)
        return board.has(instead, hex) ? ok(board) : refused('no-piece-there');
      if (board.has(instead, hex)) return refused('piece-lies-there');
      return ok(board.without(owner, hex).with({ owner: instead, hex, kind }));
    }
    case 'pass':
    case 'turn':
      return ok(board);
  }
}

/** The board after deeds one after the other; refused where one of them is not possible. */
export function boardAfterAll(deeds: readonly Deed[]): Result<Board, DeedRefusal> {
  let board = Board.empty;
  for (const deed of deeds) {
    const after = boardAfter(board, deed);
    if (!after.ok) return after;
    board = after.value;
  }
  return ok(board);
}

/** The board after deeds that were each possible when they were entered. Throws where one was not. */
export function boardOf(deeds: readonly Deed[]): Board {
  const board = boardAfterAll(deeds);
  if (!board.ok) throw new Error(`a record holds what could not be entered: ${board.error}`);
  return board.value;
}
