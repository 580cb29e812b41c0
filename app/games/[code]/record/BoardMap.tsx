'use client';

import { useMemo } from 'react';
import { MapPanel } from '@/app/_map/MapPanel';
import { useTable } from '@/app/_state/TableProvider';
import { calledHex } from '@/app/_table/calledHex';
import { drawnPieces } from '@/app/_table/useBoard';
import { useOwners } from '@/app/_table/useOwners';
import type { Hex } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import type { Board, Piece } from '@/lib/play/pieces';

interface BoardMapProps {
  readonly board: Board;
  /** A piece that is about to be entered, in a dashed ring. */
  readonly proposed: Piece | undefined;
  /** Where a piece is mended: the ring stays there. */
  readonly mended: Hex | undefined;
  readonly space: Hex | undefined;
  readonly areLow: boolean;
  readonly onChoose: (space: Hex) => void;
}

/** The map as it lies on the table, with what has been entered; a tap only points. */
export function BoardMap({ board, proposed, mended, space, areLow, onChoose }: BoardMapProps) {
  const mapCode = useTable(state => state.view.mapCode);
  const called = useTable(state => calledHex(state.view));
  const owners = useOwners();
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const pieces = useMemo(
    () => drawnPieces({ pieces: [...board.pieces, ...(proposed ? [proposed] : [])] }, owners),
    [board, proposed, owners],
  );
  return (
    <MapPanel
      map={map}
      called={called}
      pieces={pieces}
      arePiecesLow={areLow}
      ringed={mended ?? proposed?.hex}
      chosen={space}
      onChoose={onChoose}
      isBare
    />
  );
}
