import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlayerCount } from '../data/terms';
import { findFairSets } from '../solver/fairSets';
import { gameMap, players } from '../testing/arbitraries';
import { dealOn } from './deal';
import { countDealable } from './fairnessView';
import { formatSet } from './wishes';

test('as many sets can be dealt as are dealt, one after another, until none is left', () => {
  let fewerForTwo = 0;
  fc.assert(
    fc.property(gameMap('normal'), players, (map, count) => {
      const expected = countDealable(map, count);
      if (expected > 120) return;
      const except: string[] = [];
      for (;;) {
        const dealt = dealOn(map, count, `${except.length}`, { except });
        if (dealt === undefined) break;
        except.push(formatSet(dealt.clues));
      }
      expect(except.length).toBe(expected);
      if (count === 2 && expected < findFairSets(map).count(4)) fewerForTwo++;
    }),
    { numRuns: 20, seed: 6 },
  );
  expect(fewerForTwo).toBeGreaterThan(0);
});

test.each<[PlayerCount, 3 | 4 | 5]>([
  [3, 3],
  [4, 4],
  [5, 5],
])('for %i players nearly all fair sets', (count, size) => {
  fc.assert(
    fc.property(gameMap('advanced'), map => {
      const fair = findFairSets(map);
      const left = fair.count(size) - countDealable(map, count, fair);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(fair.count(size) / 100);
    }),
    { numRuns: 5 },
  );
});
