'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { DrawnPiece } from '@/app/_map/Pieces';
import { useTable } from '@/app/_state/TableProvider';
import type { Board } from '@/lib/board/pieces';
import type { SeatColor } from '@/lib/data/terms';
import { boardOfGame } from '@/lib/game/record/gameRecord';
import { entriesOf } from '@/lib/game/record/recordView';
import type { HexSet } from '@/lib/map/hexSet';
import { useSeatName } from './seatName';
import { missedHexes } from './tableFacts';

/** The board as recorded by the players; empty without a record. */
export function useBoard(): Board {
  const record = useTable(state => state.view.record);
  return useMemo(() => boardOfGame({ record: record && entriesOf(record) }), [record]);
}

/** The spaces that were called and are not the habitat; `undefined` if there are none. */
export function useMissed(): HexSet | undefined {
  const misses = useTable(state => state.view.misses);
  return useMemo(() => missedHexes({ misses }), [misses]);
}

/** The board's pieces for the map; `undefined` if there are none. */
export function useDrawnPieces(): readonly DrawnPiece[] | undefined {
  const board = useBoard();
  const owners = useOwners();
  return useMemo(
    () => (board.pieces.length === 0 ? undefined : drawnPieces(board, owners)),
    [board, owners],
  );
}

/** Pieces with the seat, colour, and name to show for them. */
export const drawnPieces = (
  { pieces }: Pick<Board, 'pieces'>,
  owners: readonly OwnerLabel[],
): readonly DrawnPiece[] =>
  pieces.flatMap(({ owner, hex, kind }) => {
    const label = owners[owner];
    return label
      ? [{ kind, hex, seat: label.seat, color: label.color, ownerName: label.name }]
      : [];
  });

/** The owner of pieces: a seat, or one of a seat's two colours in the game for two. */
export interface OwnerLabel {
  readonly seat: number;
  readonly color: SeatColor;
  /** "Ana"; in the game for two "Ana (red)". */
  readonly name: string;
}

/** All owners at the table, indexed by `Owner` (`board/pieces`). */
export function useOwners(): readonly OwnerLabel[] {
  const words = useTranslations('record');
  const ui = useTranslations('ui');
  const seatName = useSeatName();
  const seats = useTable(state => state.view.seats);
  return useMemo(
    () =>
      seats.flatMap(seat => {
        const { colors } = seat;
        const who = seatName(seat);
        return colors.map(color => ({
          seat: seat.seat,
          color,
          name:
            colors.length === 1 ? who : words('whoseColor', { who, color: ui(`color.${color}`) }),
        }));
      }),
    [seats, words, ui, seatName],
  );
}
