import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyMap } from '../testing/arbitraries';
import { findFairSets } from './fairSets';
import { habitatsOfThree } from './habitats';

test('on any map, the habitats of three clues are those that the search finds', () => {
  fc.assert(
    fc.property(anyMap, map => {
      expect([...habitatsOfThree(map)]).toEqual(findFairSets(map).habitats(3));
    }),
  );
});
