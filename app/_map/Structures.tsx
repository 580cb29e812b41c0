import { memo } from 'react';
import { centerOf } from '@/lib/map/grid';
import { formatPoint } from '@/lib/map/outline';
import type { Structure } from '@/lib/map/setup';
import type { Piece } from './Pieces';
import { structureSpot } from './pieceSpots';
import { StructureGlyph } from './StructureGlyph';

interface StructuresProps {
  readonly structures: readonly Structure[];
  /** A structure shrinks where pieces stand around it. */
  readonly pieces?: readonly Piece[] | undefined;
}

export const Structures = memo(function Structures({ structures, pieces = [] }: StructuresProps) {
  return structures.map(({ kind, color, hex }) => {
    const center = centerOf(hex);
    const { x, y, scale } = structureSpot(pieces.filter(piece => piece.hex === hex).length);
    const place = formatPoint({ x: center.x + x, y: center.y + y });
    return (
      <StructureGlyph
        key={hex}
        kind={kind}
        color={color}
        transform={`translate(${place}) scale(${scale})`}
      />
    );
  });
});
