'use client';

import { useMemo } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { useBoard } from '@/app/_table/tableBoard';
import { useGameMap } from '@/app/_table/useGameMap';
import type { Board, Piece } from '@/lib/board/pieces';
import { type Owner, ownersOf, playerOfSeat } from '@/lib/board/players';
import { type Clue, parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import { type ClueExplanation, explainClueAt } from '@/lib/clues/explainClue';
import type { PlayerCount, SeatColor } from '@/lib/data/terms';
import type { SeatView } from '@/lib/game/views/views';
import type { GameMap } from '@/lib/map/gameMap';
import { distance } from '@/lib/map/grid';
import type { Hex, HexSet } from '@/lib/map/hexSet';
import { legalHexes, wrongPieces } from '@/lib/play/legalPieces';

/** An open clue, and the owner of its pieces. */
export interface HeldClue {
  readonly clue: Clue;
  readonly owner: Owner;
  readonly color: SeatColor;
}

/** `only` is the index of the one clue to show, for a seat with two. */
export function heldClues(
  { seat, clues, colors }: SeatView,
  players: PlayerCount,
  only?: number,
): readonly HeldClue[] {
  const owners = ownersOf(playerOfSeat(seat), players);
  return clues.flatMap(({ id }, place) => {
    const [clue, owner, color] = [parseClue(id), owners[place], colors[place]];
    if (clue === undefined || owner === undefined || color === undefined) return [];
    return only === undefined || only === place ? [{ clue, owner, color }] : [];
  });
}

export interface ClueAnswer {
  readonly own: HeldClue;
  readonly why: ClueExplanation;
}

export const clueAnswersAt = (
  clues: readonly HeldClue[],
  map: GameMap,
  hex: Hex,
): readonly ClueAnswer[] =>
  clues.flatMap(own => {
    const why = explainClueAt(own.clue, map, hex);
    return why ? [{ own, why }] : [];
  });

/** Where the owner of a clue may place a penalty cube, given the recorded pieces. */
export const payableHexes = ({ clue, owner }: HeldClue, map: GameMap, board: Board): HexSet =>
  legalHexes(board, { owner, kind: 'cube' }, clueHexes(clue, map));

/** A recorded piece that contradicts its clue. */
export interface WrongPiece extends ClueAnswer {
  readonly piece: Piece;
  /** Where it may go once the correct piece has taken its place. */
  readonly to: HexSet;
}

/** The seat's wrong pieces, in the order they were placed. */
export const wrongPiecesOf = (
  clues: readonly HeldClue[],
  map: GameMap,
  board: Board,
): readonly WrongPiece[] =>
  clues.flatMap(own => {
    const { owner, clue } = own;
    const allowed = clueHexes(clue, map);
    return wrongPieces(board, owner, allowed).flatMap(piece => {
      const why = explainClueAt(clue, map, piece.hex);
      return why ? [{ own, why, piece, to: legalHexes(board, piece, allowed) }] : [];
    });
  });

/** How many spaces a player can remember on the way to the board. */
const REMEMBERED_SPACES = 2;

/**
 * The nearest spaces where a wrong piece may go. The text names them, because a player at the board no longer sees the
 * marked map.
 */
export const nearestTo = ({ piece, to }: WrongPiece): readonly Hex[] =>
  [...to]
    .toSorted((one, other) => distance(piece.hex, one) - distance(piece.hex, other))
    .slice(0, REMEMBERED_SPACES);

const NONE: readonly HeldClue[] = [];

/** The open clues with the data to check them against: this table's map and the recorded pieces. */
export function useHeldClues(view: SeatView | undefined, only?: number) {
  const players = useTable(state => state.view.players);
  const board = useBoard();
  const map = useGameMap();
  const clues = useMemo(
    () => (view ? heldClues(view, players, only) : NONE),
    [view, players, only],
  );
  return { clues, map, board };
}
