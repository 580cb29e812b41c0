import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hex, hexSet } from '../testing/arbitraries';
import {
  acrossEdges,
  centerOf,
  cornersOf,
  distance,
  HEX_RADIUS,
  hexAt,
  hexUnder,
  neighbors,
  type Point,
  parseHex,
  regions,
  within,
} from './grid';
import { columnOf, formatHex, rowOf } from './hexName';
import { HEXES, type Hex, HexSet } from './hexSet';

describe('distance', () => {
  test.each([
    ['A1', 'A1', 0],
    ['A1', 'B1', 1],
    ['A1', 'B2', 2],
    ['A2', 'B1', 1],
    ['A2', 'B2', 1],
    ['C3', 'D3', 1],
    ['C3', 'D2', 1],
    ['C3', 'D4', 2],
    ['A1', 'L1', 11],
    ['A1', 'L9', 14],
    ['A9', 'L1', 13],
  ])('from %s to %s is %i', (from, to, steps) => {
    expect(distance(parseHex(from) ?? -1, parseHex(to) ?? -1)).toBe(steps);
  });

  test('is the length of a shortest walk from neighbour to neighbour', () => {
    fc.assert(
      fc.property(hex, hex, (from, to) => {
        expect(distance(from, to)).toBe(walk(from, to));
      }),
      { numRuns: 300 },
    );
  });

  test('is the same both ways, and zero only to itself', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b) === 0).toBe(a === b);
      }),
    );
  });
});

test('centres and distances agree with those calculated from rows and columns', () => {
  const height = HEX_RADIUS * Math.sqrt(3);
  const diagonal = (hex: Hex) => rowOf(hex) - Math.floor(columnOf(hex) / 2);
  for (const from of HEXES) {
    expect(centerOf(from).x).toBeCloseTo(HEX_RADIUS * (1 + 1.5 * columnOf(from)), 9);
    expect(centerOf(from).y).toBeCloseTo(
      height * (rowOf(from) + (columnOf(from) % 2) / 2 + 0.5),
      9,
    );
    for (const to of HEXES) {
      const across = columnOf(to) - columnOf(from);
      const down = diagonal(to) - diagonal(from);
      const steps = Math.max(Math.abs(across), Math.abs(down), Math.abs(across + down));
      expect(distance(from, to)).toBe(steps);
    }
  }
});

test('a point belongs to the hex around it, and to none beyond the map', () => {
  const e4 = parseHex('E4') ?? -1;
  const center = centerOf(e4);
  for (const corner of cornersOf(e4)) {
    const inside = {
      x: center.x + (corner.x - center.x) * 0.95,
      y: center.y + (corner.y - center.y) * 0.95,
    };
    expect(hexUnder(inside)).toBe(e4);
  }
  expect(hexUnder({ x: -30, y: -30 })).toBeUndefined();
});

test('the hexes within n steps are those no further than n from some source', () => {
  fc.assert(
    fc.property(hexSet, fc.constantFrom(0, 1, 2, 3), (from, steps) => {
      const slow = HEXES.filter(each => [...from].some(source => distance(source, each) <= steps));
      expect([...within(from, steps as 0 | 1 | 2 | 3)]).toEqual(slow);
    }),
  );
});

test('odd columns are half a hex lower', () => {
  const height = HEX_RADIUS * Math.sqrt(3);
  expect(centerOf(1).y - centerOf(0).y).toBeCloseTo(height / 2);
  expect(centerOf(2).y).toBeCloseTo(centerOf(0).y);
  expect(centerOf(12).y - centerOf(0).y).toBeCloseTo(height);
});

test('two neighbours share the corners of the edge between them, and no others', () => {
  const isAt = (a: Point) => (b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 0.001;
  for (const hex of HEXES) {
    const corners = cornersOf(hex);
    const beyond = acrossEdges(hex);
    expect(HexSet.of(beyond.flatMap(other => other ?? [])).equals(neighbors(hex))).toBe(true);
    for (const [side, other] of beyond.entries()) {
      if (other === undefined) continue;
      const shared = corners.filter(corner => cornersOf(other).some(isAt(corner)));
      const edge = [side, side + 1].map(corner => corners[corner % corners.length]);
      expect(new Set(shared)).toEqual(new Set(edge));
    }
  }
});

test('formatting and parsing a hex returns the same hex', () => {
  for (const each of HEXES) {
    expect(parseHex(formatHex(each))).toBe(each);
    expect(hexAt(rowOf(each), columnOf(each))).toBe(each);
  }
});

test.each(['', 'A', 'A0', 'A10', 'M1', '1A', 'AA1', ' A1'])(
  '"%s" is not the name of a hex',
  text => {
    expect(parseHex(text)).toBeUndefined();
  },
);

test('regions are connected, do not touch each other, and cover the set', () => {
  fc.assert(
    fc.property(hexSet, set => {
      const parts = regions(set);
      const whole = parts.reduce((sum, part) => sum.union(part), HexSet.empty);
      expect(whole.equals(set)).toBe(true);
      for (const part of parts) {
        expect(within(part, 1).intersect(set).equals(part)).toBe(true);
        expect(regions(part)).toHaveLength(1);
      }
    }),
    { numRuns: 50 },
  );
});

/** Distance by breadth-first search, one ring of neighbours at a time. */
function walk(from: number, to: number): number {
  let reached = HexSet.of([from]);
  for (let steps = 0; ; steps++) {
    if (reached.has(to)) return steps;
    for (const each of reached) reached = reached.union(neighbors(each));
  }
}
