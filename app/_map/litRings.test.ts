import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHex, within } from '@/lib/map/grid';
import { HexSet } from '@/lib/map/hexSet';
import { hexSet } from '@/lib/testing/arbitraries';
import { litRings } from './litRings';

test('light spreads from the middle of a disk', () => {
  const middle = HexSet.of([parseHex('F5') ?? -1]);
  const sizes = litRings(within(middle, 3)).map(ring => ring.size);
  expect(sizes).toEqual([1, 6, 12, 18]);
  expect(litRings(within(middle, 3))[0]?.equals(middle)).toBe(true);
});

test('rings share no space and make up what is lit', () => {
  fc.assert(
    fc.property(hexSet, lit => {
      const rings = litRings(lit);
      expect(rings.reduce((sum, ring) => sum + ring.size, 0)).toBe(lit.size);
      expect(rings.reduce((all, ring) => all.union(ring), HexSet.empty).equals(lit)).toBe(true);
    }),
  );
});

test('a whole map is one ring, and an empty one none', () => {
  expect(litRings(HexSet.all)).toHaveLength(1);
  expect(litRings(HexSet.empty)).toEqual([]);
});
