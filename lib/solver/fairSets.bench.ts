import { bench, describe } from 'vitest';
import { ALL_CLUES } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import { MODES, PLAYER_COUNTS } from '../data/terms';
import { deal, randomMap } from '../game/deal';
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

describe('all fair sets of 3, 4 and 5 clues on 20 advanced maps', () => {
  bench('within the band', () => forEach(advancedMaps, map => findFairSets(map)));
  bench('without the band', () => forEach(advancedMaps, map => findFairSets(map, { band: false })));
  bench('without the band, by a plain loop', () => forEach(advancedMaps, countByPlainLoop), {
    iterations: 3,
    warmupIterations: 1,
  });
});

describe('all fair sets of 3, 4 and 5 clues on 20 normal maps', () => {
  bench('within the band', () => forEach(normalMaps, map => findFairSets(map)));
});

describe('a whole deal, 20 seeds', () => {
  const seeds = Array.from({ length: 20 }, (_, index) => `bench ${index}`);
  for (const mode of MODES) {
    for (const players of PLAYER_COUNTS) {
      bench(`${mode} for ${players}`, () => {
        for (const seed of seeds) deal({ mode, players }, seed);
      });
    }
  }
});

function forEach(maps: readonly GameMap[], solve: (map: GameMap) => unknown): void {
  for (const map of maps) solve(map);
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
