import { memo } from 'react';
import type { SeatColor } from '@/lib/data/terms';
import { centerOf } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { formatPoint } from '@/lib/map/outline';
import type { Structure } from '@/lib/map/setup';
import type { PieceKind } from '@/lib/play/pieces';
import { PieceDot } from './PieceDot';
import { PieceGlyph } from './PieceGlyph';
import { lowSpots, pieceSpots } from './pieceSpots';

/** A cube or disc that somebody has placed. */
export interface Piece {
  readonly kind: PieceKind;
  readonly seat: number;
  readonly color: SeatColor;
  readonly hex: Hex;
  /** Who has placed it, as it is said. */
  readonly whose?: string;
}

/** What stands on a map besides structures, and how it is shown. */
export interface PiecesShown {
  readonly pieces?: readonly Piece[] | undefined;
  /** Whose pieces stand out: the others are dots. */
  readonly only?: SeatColor | undefined;
  /** Whether the pieces are out of the way, so that the ground and the structures can be seen. */
  readonly arePiecesLow?: boolean | undefined;
  /** Where a piece may go that is not entered yet, or one that is spoken of. */
  readonly ringed?: Hex | undefined;
}

interface PiecesProps extends Omit<PiecesShown, 'ringed'> {
  readonly pieces: readonly Piece[];
  readonly structures: readonly Structure[];
}

/** Pieces on one hex make room for each other; the one that came last drops onto the map. */
export const Pieces = memo(function Pieces(props: PiecesProps) {
  const { pieces, structures, only, arePiecesLow } = props;
  const hexes = [...new Set(pieces.map(({ hex }) => hex))];
  const newest = pieces.at(-1);
  return hexes.flatMap(hex => {
    // Cubes come after discs: they stand in front.
    const here = pieces
      .filter(piece => piece.hex === hex)
      .toSorted((one, other) => Number(one.kind === 'cube') - Number(other.kind === 'cube'));
    const isBesideStructure = structures.some(structure => structure.hex === hex);
    const kinds = here.map(({ kind }) => kind);
    const spots = arePiecesLow ? lowSpots(here.length) : pieceSpots(kinds, isBesideStructure);
    const isAlone = here.length === 1 && !isBesideStructure && !arePiecesLow;
    const center = centerOf(hex);
    return here.map((piece, index) => {
      const spot = spots[index];
      if (spot === undefined) return null;
      const { kind, seat, color } = piece;
      const place = formatPoint({ x: center.x + spot.x, y: center.y + spot.y });
      return (
        <g
          key={`${kind} ${color} ${hex}`}
          transform={`translate(${place})`}
          className={`piece${piece === newest ? ' newest' : ''}${isAlone ? ' alone' : ''}`}
        >
          {only === undefined || only === color ? (
            <PieceGlyph kind={kind} seat={seat} color={color} radius={spot.radius} />
          ) : (
            <PieceDot kind={kind} />
          )}
        </g>
      );
    });
  });
});
