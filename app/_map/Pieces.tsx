import { memo } from 'react';
import type { SeatColor } from '@/lib/data/terms';
import { centerOf, HEX_HALF_HEIGHT, type Point } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { formatPoint } from '@/lib/map/outline';
import type { Structure } from '@/lib/map/setup';
import type { PieceKind } from '@/lib/play/pieces';
import { PieceGlyph } from './PieceGlyph';

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

/** A piece of anybody but `only`: a cube's dot bears a cross. */
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

/** What stays free between a piece and the hex's border. */
const MARGIN = 0.8;
const REACH = HEX_HALF_HEIGHT - MARGIN;
/** A piece alone, and a cube in front of discs; more of them share the hex, as large as there is room. */
const LARGEST = 7.4;
/** Where a structure stands too: one piece beside it, and more of them around it. */
const BESIDE_STRUCTURE = 7;
const AROUND_STRUCTURE = 5.6;
/** A cube closes the space: it stands in front, and the discs in an arc behind it. */
const CLOSING: PieceSpot = { x: 0, y: 5.4, radius: LARGEST };
const BEHIND = 5.5;

/**
 * Where pieces stand on a hex, 1 … 5 of them, in their order: a rosette, around the structure if there is one,
 * or a cube with the discs that came before it. Their numerals can be read on a phone of 360 px.
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

/** Neighbours on the arc touch. */
function arcBehind(count: number): readonly PieceSpot[] {
  const ring = REACH - BEHIND;
  const step = 2 * Math.asin(BEHIND / ring);
  return Array.from({ length: count }, (_, index) => {
    const turn = -Math.PI / 2 + (index - (count - 1) / 2) * step;
    return { x: ring * Math.cos(turn), y: ring * Math.sin(turn), radius: BEHIND };
  });
}

/** The first one's direction: two stand side by side, one beside a structure lower right. */
const START: Readonly<Record<number, number>> = {
  1: Math.PI / 6,
  2: 0,
  3: -Math.PI / 2,
  4: -Math.PI / 4,
  5: -Math.PI / 2,
};

function rosette(count: number, isBesideStructure: boolean): readonly PieceSpot[] {
  if (count === 1 && !isBesideStructure) return [{ x: 0, y: 0, radius: LARGEST }];
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

/** Out of the way: a row of small ones at the foot of the hex, 1 … 5 of them. */
export const lowSpots = (count: number): readonly PieceSpot[] =>
  Array.from({ length: count }, (_, index) => ({
    x: 5 * (index - (count - 1) / 2),
    y: 11.9,
    radius: 2.5,
  }));

interface StructureSpot extends Point {
  readonly scale: number;
}

/** Where a structure stands on a hex with so many pieces, and how much smaller it is drawn. */
export function structureSpot(count: number): StructureSpot {
  if (count === 0) return { x: 0, y: 0.4, scale: 0.94 };
  return count === 1 ? { x: -6.4, y: -1.6, scale: 0.75 } : { x: 0, y: 0.2, scale: 0.46 };
}
