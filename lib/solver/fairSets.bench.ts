import { bench, describe } from 'vitest';
import { ALL_CLUES } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import { dealOn, randomMap } from '../game/deal';
import type { GameMap } from '../map/gameMap';
import { HexSet } from '../map/hexSet';
import { createRandom } from '../random';
import { findFairSets } from './fairSets';

/**
 * One iteration is all 20 maps: divide by 20 for the time of a map. The plain loop is the
 * yardstick: what anybody would write first, on the same sets, in the same run.
 */
const random = createRandom('bench', 'maps');
const advancedMaps = Array.from({ length: 20 }, () => randomMap('advanced', random));
const normalMaps = Array.from({ length: 20 }, () => randomMap('normal', random));

const all = (map: GameMap, band: boolean) => findFairSets(map, { band }).count(5);

describe('all fair sets of 3, 4 and 5 clues on 20 advanced maps', () => {
  bench('within the band', () => forEach(advancedMaps, map => all(map, true)));
  bench('without the band', () => forEach(advancedMaps, map => all(map, false)));
  bench('without the band, by a plain loop', () => forEach(advancedMaps, countByPlainLoop), {
    iterations: 3,
    warmupIterations: 1,
  });
});

describe('all fair sets of 3, 4 and 5 clues on 20 normal maps', () => {
  bench('within the band', () => forEach(normalMaps, map => all(map, true)));
});

describe('less than all, on 20 advanced maps', () => {
  bench('the sets of one wished habitat', () =>
    forEach(advancedMaps, map => findFairSets(map).at(54, 5)),
  );
  bench('one set with the conditions for two players', () =>
    forEach(advancedMaps, map => dealOn(map, 2, 'bench')),
  );
});

function forEach<T>(items: readonly T[], measure: (item: T) => unknown): void {
  for (const item of items) measure(item);
}

/** Every combination of up to five clues whose intersection is not yet empty. */
function countByPlainLoop(map: GameMap): number {
  const sets = ALL_CLUES.map(clue => clueHexes(clue, map));
  let found = 0;
  const extend = (chosen: readonly HexSet[], shared: HexSet, from: number): void => {
    if (chosen.length >= 3 && shared.size === 1 && everyOneIsNeeded(chosen)) found++;
    if (chosen.length === 5) return;
    for (let next = from; next < sets.length; next++) {
      const set = sets[next];
      if (set === undefined) return;
      const left = shared.intersect(set);
      if (!left.isEmpty) extend([...chosen, set], left, next + 1);
    }
  };
  extend([], HexSet.all, 0);
  return found;
}

const everyOneIsNeeded = (chosen: readonly HexSet[]): boolean =>
  chosen.every(without => {
    let shared = HexSet.all;
    for (const set of chosen) if (set !== without) shared = shared.intersect(set);
    return shared.size > 1;
  });
