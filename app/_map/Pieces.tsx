import { memo } from 'react';
import type { SeatColor } from '@/lib/data/terms';
import { centerOf } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { formatPoint } from '@/lib/map/outline';
import type { Structure } from '@/lib/map/setup';
import { PieceGlyph, type PieceKind } from './PieceGlyph';
import { pieceSpots } from './pieceSpots';

/** A cube or disc that somebody has placed. */
export interface Piece {
  readonly kind: PieceKind;
  readonly seat: number;
  readonly color: SeatColor;
  readonly hex: Hex;
}

interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly structures: readonly Structure[];
}

/** What stands on the map besides structures; pieces on one hex make room for each other. */
export const Pieces = memo(function Pieces({ pieces, structures }: PiecesProps) {
  const hexes = [...new Set(pieces.map(({ hex }) => hex))];
  return hexes.flatMap(hex => {
    const here = pieces.filter(piece => piece.hex === hex);
    const isBesideStructure = structures.some(structure => structure.hex === hex);
    const center = centerOf(hex);
    return pieceSpots(here.length, isBesideStructure).map(({ x, y, radius }, index) => {
      const piece = here[index];
      const place = `translate(${formatPoint({ x: center.x + x, y: center.y + y })})`;
      return (
        piece && (
          <PieceGlyph
            key={`${piece.kind} ${piece.seat} ${hex}`}
            kind={piece.kind}
            seat={piece.seat}
            color={piece.color}
            radius={radius}
            transform={place}
          />
        )
      );
    });
  });
});
