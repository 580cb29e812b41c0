import { describe, expect, test } from 'vitest';
import type { PieceKind } from '@/lib/board/pieces';
import { HEX_HALF_HEIGHT, HEX_RADIUS } from '@/lib/map/grid';
import { FRAMED_WIDTH } from './Frame';
import { NUMERAL } from './PieceGlyph';
import { lowSpots, type PieceSpot, pieceSpots, structureSpot } from './Pieces';

/** The size of a drawing unit on a phone 360 px wide, with 8 px free on either side. */
const PX = (360 - 2 * 8) / FRAMED_WIDTH;
const COUNTS = [1, 2, 3, 4, 5];
const discs = (count: number): PieceKind[] => Array.from({ length: count }, () => 'disc');

/** How far a piece extends towards the hex's sides, at most. */
const reach = ({ x, y, radius }: PieceSpot): number =>
  Math.max(
    ...[0, 1, 2, 3, 4, 5].map(side => {
      const normal = Math.PI / 6 + (side * Math.PI) / 3;
      return x * Math.cos(normal) + y * Math.sin(normal) + radius;
    }),
  );

const smallestGap = (spots: readonly PieceSpot[]): number =>
  Math.min(
    ...spots.flatMap((one, index) =>
      spots
        .slice(index + 1)
        .map(other => Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius),
    ),
  );

const isLegible = ({ radius }: PieceSpot): boolean => NUMERAL * radius * PX >= 8;

describe.each(COUNTS.flatMap(count => [false, true].map(beside => [count, beside] as const)))(
  '%i discs, beside a structure: %s',
  (count, beside) => {
    const spots = pieceSpots(discs(count), beside);

    test('all pieces are on the hex, do not overlap, and are legible on a small phone', () => {
      expect(spots).toHaveLength(count);
      expect(spots.every(spot => reach(spot) < HEX_HALF_HEIGHT)).toBe(true);
      expect(smallestGap(spots)).toBeGreaterThanOrEqual(-1e-9);
      expect(spots.every(isLegible)).toBe(true);
      for (const { radius } of spots) expect(radius).toBeLessThanOrEqual(HEX_RADIUS / 2);
    });
  },
);

describe.each([1, 2, 3, 4])('a cube in front of %i discs', count => {
  const spots = pieceSpots([...discs(count), 'cube'], false);
  const cube = spots.at(-1);

  test('the discs behind it are on the hex, do not overlap, and are legible', () => {
    const behind = spots.slice(0, -1);
    expect(spots).toHaveLength(count + 1);
    expect(spots.every(spot => reach(spot) < HEX_HALF_HEIGHT)).toBe(true);
    expect(smallestGap(behind)).toBeGreaterThanOrEqual(-1e-9);
    expect(behind.every(isLegible)).toBe(true);
    if (cube === undefined) throw new Error('no cube');
    // It covers at most a disc's rim, never the numeral in its middle.
    for (const { x, y } of behind)
      expect(Math.max(Math.abs(x - cube.x), cube.y - y)).toBeGreaterThan(cube.radius);
  });

  test('each piece gets the spot of its kind, whatever the order', () => {
    expect(pieceSpots(['cube', ...discs(count)], false)[0]).toEqual(cube);
  });
});

/** Half a shack's width and height, in drawing units at full size, without its rim. */
const SHACK = { width: 7.6, height: 9.4 };

test.each(COUNTS)('%i discs stand beside a structure and never cover its middle', count => {
  const { x, y, scale } = structureSpot(count);
  for (const spot of pieceSpots(discs(count), true)) {
    const aside = Math.max(0, Math.abs(spot.x - x) - 0.5 * SHACK.width * scale);
    const above = Math.max(0, Math.abs(spot.y - y) - 0.5 * SHACK.height * scale);
    expect(Math.hypot(aside, above)).toBeGreaterThanOrEqual(spot.radius - 0.5);
  }
});

test.each(COUNTS)('%i low pieces are on the hex and below its middle', count => {
  const spots = lowSpots(count);
  expect(spots).toHaveLength(count);
  expect(spots.every(spot => reach(spot) < HEX_HALF_HEIGHT)).toBe(true);
  expect(spots.every(({ y, radius }) => y - radius > HEX_HALF_HEIGHT / 2)).toBe(true);
});
