'use client';

import { useMemo } from 'react';
import type { Piece } from '@/app/_map/Pieces';
import { useTable } from '@/app/_state/TableProvider';
import { boardOfGame } from '@/lib/game/record';
import { entriesOf } from '@/lib/game/recordView';
import type { Board } from '@/lib/play/pieces';
import { type OwnerAtTable, useOwners } from './useOwners';

/** The board as people at the table have entered it; empty where nobody does. */
export function useBoard(): Board {
  const record = useTable(state => state.view.record);
  return useMemo(() => boardOfGame({ record: record && entriesOf(record) }), [record]);
}

/** The same as the map shows it; nothing where nothing lies on it. */
export function useBoardOnMap(): readonly Piece[] | undefined {
  const board = useBoard();
  const owners = useOwners();
  return useMemo(
    () => (board.pieces.length === 0 ? undefined : drawnPieces(board, owners)),
    [board, owners],
  );
}

/** Pieces as they are drawn and told. */
export const drawnPieces = (
  { pieces }: Pick<Board, 'pieces'>,
  owners: readonly OwnerAtTable[],
): readonly Piece[] =>
  pieces.flatMap(({ owner, hex, kind }) => {
    const whose = owners[owner];
    return whose ? [{ kind, hex, seat: whose.seat, color: whose.color, whose: whose.name }] : [];
  });
