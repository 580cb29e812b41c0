import { availableParallelism, loadavg } from 'node:os';
import { bench, describe } from 'vitest';
import { ALL_CLUES } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import { CLUE_COUNTS } from '../data/terms';
import { dealOn, randomMap } from '../game/deal/deal';
import type { GameMap } from '../map/gameMap';
import { HexSet } from '../map/hexSet';
import { mapDeals } from '../official/mapDeals';
import { createRandom } from '../random';
import { compileReference } from '../testing/cReference';
import { findFairSets } from './fairSets';

/**
 * One iteration is all 20 maps: divide by 20 for the time per map. The plain loop is the baseline: the obvious
 * implementation, on the same sets, in the same run.
 */
const random = createRandom('bench', 'maps');
const advancedMaps = Array.from({ length: 20 }, () => randomMap('advanced', random));
const normalMaps = Array.from({ length: 20 }, () => randomMap('normal', random));

const all = (map: GameMap, band: boolean) => findFairSets(map, { band }).count(5);

const reference = compileReference();
print(
  `\nload ${loadavg()
    .map(load => load.toFixed(1))
    .join(' ')} on ${availableParallelism()} processors`,
);
if (reference === undefined) print('no C compiler: nothing to compare our search with');
for (const band of [true, false]) {
  if (reference === undefined) break;
  const ours = Array.from({ length: 20 }, () => timeOurs(band));
  const { milliseconds, counts } = reference.time(advancedMaps, band);
  const least = Math.min(...ours.map(each => each.milliseconds));
  const isSame = String(ours[0]?.counts) === String(counts);
  print(
    `all fair sets of an advanced map, ${band ? 'within' : 'without'} the band: ${least.toFixed(2)} ms, ` +
      `${milliseconds.toFixed(2)} in C, ${(least / milliseconds).toFixed(1)} times; ` +
      `${isSame ? 'the same numbers of sets' : 'OTHER NUMBERS OF SETS'}`,
  );
}
reference?.remove();

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

describe('less than all sets, on 20 advanced maps', () => {
  bench('the sets of one given habitat', () =>
    forEach(advancedMaps, map => findFairSets(map).at(54, 5)),
  );
  bench('one set with the conditions for two players', () =>
    forEach(advancedMaps, map => dealOn(map, 2, 'bench')),
  );
});

describe('a map with its deals, as /api/maps returns it', () => {
  for (const [name, maps] of [
    ['20 advanced maps', advancedMaps],
    ['20 normal maps', normalMaps],
  ] as const) {
    bench(name, () => forEach(maps, mapDeals));
  }
});

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** CPU time per map in milliseconds, and the numbers of sets of 3, 4 and 5 clues. */
function timeOurs(band: boolean): { milliseconds: number; counts: readonly number[] } {
  const start = process.cpuUsage();
  const counts = [0, 0, 0];
  for (const map of advancedMaps) {
    const found = findFairSets(map, { band }).counts();
    CLUE_COUNTS.forEach((size, index) => {
      counts[index] = (counts[index] ?? 0) + found[size];
    });
  }
  const { user, system } = process.cpuUsage(start);
  return { milliseconds: (user + system) / 1000 / advancedMaps.length, counts };
}

function forEach<T>(items: readonly T[], measure: (item: T) => unknown): void {
  for (const item of items) measure(item);
}

/** Tries every combination of up to five clues, pruned once the intersection is empty. */
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
