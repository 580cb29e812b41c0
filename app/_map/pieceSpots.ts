import { HEX_HALF_HEIGHT, type Point } from '@/lib/map/grid';

export interface PieceSpot extends Point {
  /** The piece's radius. All lengths are drawing units, from the hex's centre. */
  readonly radius: number;
}

/** What stays free between a piece and the hex's border. */
const MARGIN = 0.8;
const REACH = HEX_HALF_HEIGHT - MARGIN;
/** A piece alone; more of them share the hex, as large as there is room. */
const LARGEST = 9.6;
/** Where a structure stands too: one piece beside it, and more of them around it. */
const BESIDE_STRUCTURE = 7;
const AROUND_STRUCTURE = 5.6;

/**
 * Where pieces stand on a hex, 1 … 5 of them: a rosette whose numerals can be read on a phone of
 * 360 px, around the structure if there is one.
 */
export function pieceSpots(count: number, isBesideStructure: boolean): readonly PieceSpot[] {
  if (count === 1 && !isBesideStructure) return [{ x: 0, y: 0, radius: LARGEST }];
  // Neighbours on the ring touch: half their distance is the ring's radius times this.
  const half = Math.sin(Math.PI / count);
  const radius = isBesideStructure ? radiusBeside(count) : (REACH * half) / (1 + half);
  const ring = REACH - radius;
  return Array.from({ length: count }, (_, index) => {
    const angle = START[count] ?? 0;
    const turn = angle + (2 * Math.PI * index) / count;
    return { x: ring * Math.cos(turn), y: ring * Math.sin(turn), radius };
  });
}

const radiusBeside = (count: number): number => (count === 1 ? BESIDE_STRUCTURE : AROUND_STRUCTURE);

export interface StructureSpot extends Point {
  readonly scale: number;
}

/** Where a structure stands on a hex with so many pieces, and how much smaller it is drawn. */
export function structureSpot(count: number): StructureSpot {
  if (count === 0) return { x: 0, y: 0.4, scale: 0.94 };
  return count === 1 ? { x: -6.4, y: -1.6, scale: 0.75 } : { x: 0, y: 0.2, scale: 0.46 };
}

/** The first one's direction: two stand side by side, one beside a structure lower right. */
const START: Readonly<Record<number, number>> = {
  1: Math.PI / 6,
  2: 0,
  3: -Math.PI / 2,
  4: -Math.PI / 4,
  5: -Math.PI / 2,
};
