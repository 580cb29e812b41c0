import { expect, test } from 'vitest';
import { formatClue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import { HEXES } from '../map/hexSet';
import { officialTwoPlayerGames } from '../testing/official';
import { findFairSets } from './fairSets';
import { beginningsForTwo, hasOrderForTwo, isForTwo, ordersForTwo } from './twoPlayers';

const spell = (clues: readonly Parameters<typeof formatClue>[0][]) =>
  clues.map(formatClue).join(' ');

test('every official two-player deal is one that we can deal, in its order', () => {
  expect(officialTwoPlayerGames.length).toBeGreaterThan(90);
  for (const { map, clues, habitat } of officialTwoPlayerGames) {
    expect(isForTwo(map, clues)).toBe(true);
    const sets = findFairSets(map).at(habitat, 4);
    const sorted = spell(clues).split(' ').toSorted().join(' ');
    const set = sets.find(each => spell(each).split(' ').toSorted().join(' ') === sorted);
    expect(set && ordersForTwo(map, set).map(spell)).toContain(spell(clues));
  }
});

test('another order of the same set need not be valid', () => {
  const refused = officialTwoPlayerGames.filter(
    ({ map, clues: [a, b, c, d] }) => a && b && c && d && !isForTwo(map, [b, a, c, d]),
  );
  expect(refused.length).toBeGreaterThan(0);
});

test('a pair of clues is a beginning exactly if two valid orders start with it', () => {
  for (const { map, clues } of officialTwoPlayerGames) {
    const beginnings = beginningsForTwo(clues.map(clue => clueHexes(clue, map)));
    const orders = ordersForTwo(map, clues);
    for (const [first, one] of clues.entries()) {
      for (const [second, two] of clues.entries()) {
        const starting = orders.filter(order => order[0] === one && order[1] === two);
        expect(starting).toHaveLength((beginnings >> (4 * first + second)) & 1 ? 2 : 0);
      }
    }
  }
});

test('a set has a two-player order exactly if its list of two-player orders is not empty', () => {
  const seen = new Set<boolean>();
  for (const { map } of officialTwoPlayerGames.slice(0, 3)) {
    const fair = findFairSets(map);
    for (const set of HEXES.flatMap(habitat => fair.at(habitat, 4))) {
      const has = hasOrderForTwo(set.map(clue => clueHexes(clue, map)));
      expect(has).toBe(ordersForTwo(map, set).length > 0);
      seen.add(has);
    }
  }
  expect(seen.size).toBe(2);
});
