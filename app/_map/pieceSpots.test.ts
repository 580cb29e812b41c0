import { describe, expect, test } from 'vitest';
import { HEX_HALF_HEIGHT, HEX_RADIUS } from '@/lib/map/grid';
import { FRAMED_WIDTH } from './Frame';
import { NUMERAL } from './PieceGlyph';
import { pieceSpots } from './pieceSpots';

/** A phone of 360 px shows a drawing unit this large: 8 px are left free on either side. */
const PX = (360 - 2 * 8) / FRAMED_WIDTH;
const COUNTS = [1, 2, 3, 4, 5];
const WAYS = COUNTS.flatMap(count => [false, true].map(beside => [count, beside] as const));

describe.each(WAYS)('%i pieces, beside a structure: %s', (count, beside) => {
  const spots = pieceSpots(count, beside);

  test('all of them stand on the hex', () => {
    expect(spots.length).toBe(count);
    for (const { x, y, radius } of spots)
      for (const side of [0, 1, 2, 3, 4, 5]) {
        const normal = Math.PI / 6 + (side * Math.PI) / 3;
        const reach = x * Math.cos(normal) + y * Math.sin(normal) + radius;
        expect(reach).toBeLessThan(HEX_HALF_HEIGHT);
      }
  });

  test('none covers another', () => {
    for (const [index, one] of spots.entries())
      for (const other of spots.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(
          one.radius + other.radius - 1e-9,
        );
  });

  test('they are large enough for a numeral of 8 px on a small phone', () => {
    for (const { radius } of spots) {
      expect(radius).toBeLessThanOrEqual(HEX_RADIUS / 2);
      expect(NUMERAL * radius * PX).toBeGreaterThanOrEqual(8);
    }
  });
});
