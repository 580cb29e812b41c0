import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hex, hexes, hexSet } from '../testing/arbitraries';
import { HEX_COUNT, HEXES, HexSet, intersection } from './hexSet';

/** Slow reference implementation: a plain set of numbers. */
const slow = (set: HexSet): Set<number> => new Set(HEXES.filter(each => set.has(each)));

describe('a hex set agrees with a plain set of numbers', () => {
  test('in its elements, size and order', () => {
    fc.assert(
      fc.property(hexes, some => {
        const set = HexSet.of(some);
        const sorted = some.toSorted((a, b) => a - b);
        expect([...set]).toEqual(sorted);
        expect([...slow(set)]).toEqual(sorted);
        expect(set.size).toBe(some.length);
        expect(set.isEmpty).toBe(some.length === 0);
        expect(set.first).toBe(sorted[0]);
        expect(set.single).toBe(some.length === 1 ? some[0] : undefined);
      }),
    );
  });

  test('in its operations', () => {
    fc.assert(
      fc.property(hexSet, hexSet, hex, (a, b, each) => {
        expect(a.union(b).has(each)).toBe(a.has(each) || b.has(each));
        expect(a.intersect(b).has(each)).toBe(a.has(each) && b.has(each));
        expect(a.diff(b).has(each)).toBe(a.has(each) && !b.has(each));
        expect(a.complement().has(each)).toBe(!a.has(each));
        expect(a.equals(b)).toBe([...a].join() === [...b].join());
        expect(intersection([a, b]).equals(a.intersect(b))).toBe(true);
      }),
    );
  });
});

test('every hex is in the full set, none in the empty one', () => {
  expect(HexSet.all.size).toBe(HEX_COUNT);
  expect(HexSet.empty.size).toBe(0);
  expect(HexSet.empty.complement().equals(HexSet.all)).toBe(true);
  expect(intersection([]).equals(HexSet.all)).toBe(true);
});

test.each([-1, 108, 1.5, Number.NaN])('%d is not a hex', wrong => {
  expect(() => HexSet.of([wrong])).toThrow(RangeError);
});
