import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HexSet, intersection } from '../map/hexSet';
import { hexSet } from '../testing/arbitraries';
import { cumulativeIntersections, leastInformativeOrder } from './intersections';

const areas = fc.array(hexSet, { maxLength: 5 });

test('each clue leaves the hexes that it and all before it allow', () => {
  fc.assert(
    fc.property(areas, sets => {
      const lefts = cumulativeIntersections(sets);
      expect(lefts).toHaveLength(sets.length);
      for (const [place, left] of lefts.entries())
        expect([...left]).toEqual([...intersection(sets.slice(0, place + 1))]);
    }),
  );
});

test('the slowest order has every clue once, and no later clue would leave more in its place', () => {
  fc.assert(
    fc.property(areas, sets => {
      const order = leastInformativeOrder(sets);
      expect(order.toSorted()).toEqual([...sets.keys()]);
      const inOrder = order.map(place => sets[place] ?? HexSet.empty);
      const lefts = cumulativeIntersections(inOrder);
      for (const [place, left] of lefts.entries()) {
        const before = lefts[place - 1] ?? HexSet.all;
        for (const later of inOrder.slice(place))
          expect(before.intersect(later).size).toBeLessThanOrEqual(left.size);
      }
    }),
  );
});

test('areas that leave equally many keep their order', () => {
  expect(leastInformativeOrder([])).toEqual([]);
  expect(
    leastInformativeOrder(
      [
        [1, 2],
        [2, 3],
        [2, 3, 4],
      ].map(HexSet.of),
    ),
  ).toEqual([2, 1, 0]);
  expect(leastInformativeOrder([[5], [6]].map(HexSet.of))).toEqual([0, 1]);
});
