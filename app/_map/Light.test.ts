import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clueHexes, sources } from '@/lib/clues/clueHexes';
import { distance, parseHex, within } from '@/lib/map/grid';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { hexSet, mapAndClues } from '@/lib/testing/arbitraries';
import { litRings } from './Light';

const steps = (hex: Hex, from: HexSet): number =>
  Math.min(...Array.from(from, origin => distance(origin, hex)));

test('light spreads from the middle of a disk', () => {
  const middle = HexSet.of([parseHex('F5') ?? -1]);
  const rings = litRings(within(middle, 3), middle);
  expect(rings.map(ring => ring.size)).toEqual([1, 6, 12, 18]);
  expect(rings[0]?.equals(middle)).toBe(true);
});

test('every lit space is in exactly one ring, and each ring is farther away than the one before', () => {
  fc.assert(
    fc.property(hexSet, hexSet, (lit, from) => {
      const rings = litRings(lit, from);
      expect(rings.flatMap(ring => [...ring]).toSorted((a, b) => a - b)).toEqual([...lit]);
      const distances = rings.map(ring => [...new Set(Array.from(ring, hex => steps(hex, from)))]);
      for (const ofRing of distances) expect(ofRing).toHaveLength(1);
      expect(distances).toEqual(distances.toSorted(([a = 0], [b = 0]) => a - b));
    }),
  );
});

test('a clue’s light starts at its subject, or at the edge of the dark area around it if the clue is negated', () => {
  fc.assert(
    fc.property(mapAndClues, ({ map, clues }) => {
      for (const clue of clues) {
        const from = sources(clue, map);
        const rings = litRings(clueHexes(clue, map), from);
        if (rings.length === 0 || from.isEmpty) continue;
        const reach = clue.kind === 'on' ? 0 : clue.distance;
        const [first = HexSet.empty] = rings;
        if (clue.negated) for (const hex of first) expect(steps(hex, from)).toBe(reach + 1);
        else expect(first.equals(from)).toBe(true);
        if (!clue.negated) expect(rings.length).toBeLessThanOrEqual(reach + 1);
      }
    }),
  );
});

test('without an origin, everything lights up at once', () => {
  expect(litRings(HexSet.all)).toHaveLength(1);
  expect(litRings(HexSet.all, HexSet.empty)).toHaveLength(1);
  expect(litRings(HexSet.empty, HexSet.all)).toEqual([]);
});
