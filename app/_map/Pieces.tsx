import { memo } from 'react';
import type { PieceKind } from '@/lib/board/pieces';
import type { SeatNumber } from '@/lib/board/players';
import type { SeatColor } from '@/lib/data/terms';
import { centerOf, HEX_HALF_HEIGHT, type Point } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { formatPoint } from '@/lib/map/outline';
import type { Structure } from '@/lib/map/setup';
import { PieceGlyph } from './PieceGlyph';

/** A cube or disc on the map. */
export interface DrawnPiece {
  readonly kind: PieceKind;
  readonly seat: SeatNumber;
  readonly color: SeatColor;
  readonly hex: Hex;
  /** The owner's name for screen readers. */
  readonly ownerName?: string;
  /** Whether it only shows where a piece may go. Screen readers do not announce it. */
  readonly isProposed?: boolean;
}

/** The pieces on a map, and how to show them. */
export interface PieceLayer {
  readonly pieces?: readonly DrawnPiece[] | undefined;
  /** The colour whose pieces stand out; the others become dots. */
  readonly only?: SeatColor | undefined;
  /** Whether the pieces are small and out of the way, so that ground and structures are visible. */
  readonly arePiecesLow?: boolean | undefined;
  /** Where a piece that is not entered yet may go, or the piece that a text is about. */
  readonly ringed?: Hex | undefined;
}

interface PiecesProps extends Omit<PieceLayer, 'ringed'> {
  readonly pieces: readonly DrawnPiece[];
  readonly structures: readonly Structure[];
}

/** The pieces share the room on their hex. The latest one drops onto the map. */
export const Pieces = memo(function Pieces(props: PiecesProps) {
  const { pieces, structures, only, arePiecesLow } = props;
  const hexes = [...new Set(pieces.map(({ hex }) => hex))];
  const newest = pieces.at(-1);
  return hexes.flatMap(hex => {
    // Cubes are drawn after discs, in front of them.
    const onHex = pieces
      .filter(piece => piece.hex === hex)
      .toSorted((one, other) => Number(one.kind === 'cube') - Number(other.kind === 'cube'));
    const isBesideStructure = structures.some(structure => structure.hex === hex);
    const kinds = onHex.map(({ kind }) => kind);
    const spots = arePiecesLow ? lowSpots(onHex.length) : pieceSpots(kinds, isBesideStructure);
    const isAlone = onHex.length === 1 && !isBesideStructure && !arePiecesLow;
    const center = centerOf(hex);
    return onHex.map((piece, index) => {
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

/** A piece of another colour than `only`: a dot, with a cross for a cube. */
const PieceDot = ({ kind }: { readonly kind: PieceKind }) => (
  <g className="piece-dot">
    <circle r={2.6} />
    {kind === 'cube' && <path d="M-1.4-1.4 1.4 1.4M1.4-1.4-1.4 1.4" />}
  </g>
);

export interface PieceSpot extends Point {
  /** The piece's radius. All lengths are drawing units, from the hex's centre. */
  readonly radius: number;
}

/** The gap between a piece and the hex's border. */
const MARGIN = 0.8;
const REACH = HEX_HALF_HEIGHT - MARGIN;
/** A single piece. Several pieces are as large as fits on the hex, and at most as large as a cube in front of discs. */
const ALONE = 9;
const LARGEST = 7.4;
/** On a hex with a structure: one piece or two beside it, or several around it. */
const BESIDE_STRUCTURE = 7;
const AROUND_STRUCTURE = 5.6;
const TWO_BESIDE = [-6, 6].map((y): PieceSpot => ({ x: 7, y, radius: 5.9 }));
/** A cube closes the space: it is drawn in front, with the discs in an arc behind it. */
const CLOSING: PieceSpot = { x: 0, y: 5.4, radius: LARGEST };
const BEHIND = 5.5;

/**
 * Positions of 1 to 5 pieces on a hex, in their order: a rosette, around the structure if there is one, or a cube
 * with the discs behind it. Their numerals are legible on a phone 360 px wide.
 */
export function pieceSpots(
  kinds: readonly PieceKind[],
  isBesideStructure: boolean,
): readonly PieceSpot[] {
  const cubes = kinds.filter(kind => kind === 'cube').length;
  return cubes === 1 && kinds.length > 1 && !isBesideStructure
    ? closedSpots(kinds)
    : rosette(kinds.length, isBesideStructure);
}

function closedSpots(kinds: readonly PieceKind[]): readonly PieceSpot[] {
  const arc = arcBehind(kinds.length - 1);
  const discs = kinds.flatMap((kind, place) => (kind === 'disc' ? [place] : []));
  return kinds.map((_, place) => arc[discs.indexOf(place)] ?? CLOSING);
}

/** Neighbours on the arc touch each other. */
function arcBehind(count: number): readonly PieceSpot[] {
  const ring = REACH - BEHIND;
  const step = 2 * Math.asin(BEHIND / ring);
  return Array.from({ length: count }, (_, index) => {
    const turn = -Math.PI / 2 + (index - (count - 1) / 2) * step;
    return { x: ring * Math.cos(turn), y: ring * Math.sin(turn), radius: BEHIND };
  });
}

/** Direction of the first piece, by count: two are side by side; a single one is to the lower right of a structure. */
const START: Readonly<Record<number, number>> = {
  1: Math.PI / 6,
  2: 0,
  3: -Math.PI / 2,
  4: -Math.PI / 4,
  5: -Math.PI / 2,
};

function rosette(count: number, isBesideStructure: boolean): readonly PieceSpot[] {
  if (count === 1 && !isBesideStructure) return [{ x: 0, y: 0, radius: ALONE }];
  if (count === 2 && isBesideStructure) return TWO_BESIDE;
  // Neighbours on the ring touch: half their distance is the ring's radius times this.
  const half = Math.sin(Math.PI / count);
  const radius = isBesideStructure
    ? radiusBeside(count)
    : Math.min(LARGEST, (REACH * half) / (1 + half));
  const ring = REACH - radius;
  return Array.from({ length: count }, (_, index) => {
    const turn = (START[count] ?? 0) + (2 * Math.PI * index) / count;
    return { x: ring * Math.cos(turn), y: ring * Math.sin(turn), radius };
  });
}

const radiusBeside = (count: number): number => (count === 1 ? BESIDE_STRUCTURE : AROUND_STRUCTURE);

/** Out of the way: a row of 1 to 5 small pieces at the bottom of the hex. */
export const lowSpots = (count: number): readonly PieceSpot[] =>
  Array.from({ length: count }, (_, index) => ({
    x: 5 * (index - (count - 1) / 2),
    y: 11.9,
    radius: 2.5,
  }));

interface StructureSpot extends Point {
  readonly scale: number;
}

/** The structure's position by the number of pieces beside it. With more pieces it is in their middle. */
const STRUCTURE_SPOTS: readonly StructureSpot[] = [
  { x: 0, y: 0.4, scale: 0.94 },
  { x: -6.4, y: -1.6, scale: 0.75 },
  { x: -6.6, y: 0, scale: 0.68 },
];

/** The position of a structure on a hex with `count` pieces, and its scale. */
export function structureSpot(count: number): StructureSpot {
  return STRUCTURE_SPOTS[count] ?? { x: 0, y: 0.2, scale: 0.46 };
}
