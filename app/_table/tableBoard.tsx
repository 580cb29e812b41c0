'use client';

import { type ReactNode, useMemo } from 'react';
import {
  type BoardOwner,
  BoardProvider,
  useDrawnPieces,
  useOwnersOf,
} from '@/app/_board/knownBoard';
import type { DrawnPiece } from '@/app/_map/Pieces';
import { useTable } from '@/app/_state/TableProvider';
import type { Board } from '@/lib/board/pieces';
import type { SeatNumber } from '@/lib/board/players';
import type { KnownClue, Position } from '@/lib/board/position';
import { boardOfGame } from '@/lib/game/record/recordedBoard';
import { entriesIn } from '@/lib/game/record/recordView';
import type { HexSet } from '@/lib/map/hexSet';
import { useSeatName } from './seatName';
import { missedHexes } from './tableFacts';
import { useGameMap } from './useGameMap';

interface TableBoardProps {
  /** The clues that the reader includes in the deduction. */
  readonly known?: readonly KnownClue[];
  /** The reader's seat, on pages of that seat. */
  readonly own?: SeatNumber;
  readonly children: ReactNode;
}

const NONE: readonly KnownClue[] = [];

/** Provides the table's board: pieces, hint, wrong finds and players. */
export function TableBoard({ known = NONE, own, children }: TableBoardProps) {
  const map = useGameMap();
  const position = usePosition(known);
  const owners = useTableOwners();
  const level = useTable(({ view }) => view.assist);
  const board = useMemo(
    () => ({ map, position, owners, level, own }),
    [map, position, owners, level, own],
  );
  return <BoardProvider value={board}>{children}</BoardProvider>;
}

/** What is known of the table's board. */
function usePosition(known: readonly KnownClue[]): Position {
  const { pieces } = useBoard();
  const { mapCode, players, hint, misses } = useTable(state => state.view);
  return useMemo(() => {
    const missed = missedHexes({ misses });
    return {
      mapCode,
      players,
      pieces,
      known,
      ...(hint && { hint: hint.id }),
      ...(missed && { misses: [...missed] }),
    };
  }, [mapCode, players, pieces, known, hint, misses]);
}

/** The recorded board; empty without a record. */
export function useBoard(): Board {
  const record = useTable(state => state.view.record);
  return useMemo(() => boardOfGame({ record: entriesIn({ record }) }), [record]);
}

/** The spaces of wrong finds; `undefined` if there are none. */
export function useMissed(): HexSet | undefined {
  const misses = useTable(state => state.view.misses);
  return useMemo(() => missedHexes({ misses }), [misses]);
}

/** The recorded pieces for the map; `undefined` if there are none. */
export const useTablePieces = (): readonly DrawnPiece[] | undefined =>
  useDrawnPieces(useBoard().pieces, useTableOwners());

/** All owners at the table, indexed by `Owner` (`board/pieces`). */
export function useTableOwners(): readonly BoardOwner[] {
  const seatName = useSeatName();
  const seats = useTable(state => state.view.seats);
  return useOwnersOf(
    useMemo(() => seats.map(each => ({ ...each, player: seatName(each) })), [seats, seatName]),
  );
}
