import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Clue, cluesOf, formatClue } from '../clues/clue';
import { BAND, clueHexes, subjectHexes } from '../clues/clueHexes';
import { CLUE_COUNTS } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { intersection } from '../map/hexSet';
import { anyMap } from '../testing/arbitraries';
import { allOfficialGames, fairSetCounts, readMap } from '../testing/official';
import { findFairSets } from './fairSets';

describe('the number of sets on a map', () => {
  test.each(fairSetCounts)('$mapCode: the counts are those of an independent program', counts => {
    const map = readMap(counts.mapCode);
    const fair = findFairSets(map);
    const needed = findFairSets(map, { band: false });
    for (const players of CLUE_COUNTS) {
      expect(fair.count(players)).toBe(counts.fair[players]);
      expect(needed.count(players)).toBe(counts.uniqueNeeded[players]);
    }
    expect(findFairSets(map).counts()).toEqual(counts.fair);
  });
});

test('on any map, the sets of three clues are those that trying all combinations finds', () => {
  fc.assert(
    fc.property(anyMap, fc.boolean(), (map, band) => {
      const found = findFairSets(map, { band });
      const sets = found
        .habitats(3)
        .flatMap(habitat => found.at(habitat, 3).map(set => `${habitat} ${spell(set)}`));
      expect(sets.sort()).toEqual(triplesByTrial(map, band).sort());
    }),
    { numRuns: 25 },
  );
});

test('on any map, every set has one habitat, needs every clue and is within the band', () => {
  fc.assert(
    fc.property(anyMap, map => {
      const found = findFairSets(map);
      for (const players of CLUE_COUNTS) {
        for (const habitat of found.habitats(players).slice(0, 8)) {
          for (const set of found.at(habitat, players).slice(0, 40)) {
            expect(set).toHaveLength(players);
            expect(faultOf(set, habitat, map)).toBeUndefined();
          }
        }
      }
    }),
    { numRuns: 40 },
  );
});

/**
 * Deals draw sets by their index, so another order of the same sets would change the game of a seed. This test
 * produced the digest in November 2026, with a search that kept its edges in lists.
 */
test('neither the sets nor their order has changed', () => {
  const hash = createHash('sha256');
  for (const { mapCode } of fairSetCounts) {
    const map = readMap(mapCode);
    for (const band of [true, false]) {
      const found = findFairSets(map, { band });
      for (const size of CLUE_COUNTS) {
        for (const habitat of found.habitats(size).slice(0, 20)) {
          hash.update(`${habitat} ${found.at(habitat, size).map(spellInOrder).join(', ')};`);
        }
      }
    }
  }
  expect(hash.digest('base64url')).toBe('-9JOejd8LFMwkydG7tP32aExkDSnepyUpGtjogJ0uoE');
});

describe('official games', () => {
  test.each(CLUE_COUNTS)(
    'the clues of every game with %i of them are among the sets that we find',
    players => {
      const games = allOfficialGames.filter(game => game.clues.length === players);
      expect(games.length).toBeGreaterThan(50);
      for (const game of games) {
        const sets = findFairSets(game.map).at(game.habitat, players).map(spell);
        expect(sets).toContain(spell(game.clues));
        expect(faultOf(game.clues, game.habitat, game.map)).toBeUndefined();
      }
    },
  );
});

/** Slow reference: the first of the three rules of a fair deal that a set breaks. */
function faultOf(clues: readonly Clue[], habitat: number, map: GameMap): string | undefined {
  const left = (set: readonly Clue[]) => intersection(set.map(clue => clueHexes(clue, map)));
  if (left(clues).single !== habitat) return 'not this habitat alone';
  for (const clue of clues) {
    if (left(clues.filter(other => other !== clue)).size < 2) return `${formatClue(clue)} unneeded`;
    const { size } = subjectHexes(clue, map);
    if (size < BAND.least || size > BAND.most) return `${formatClue(clue)} out of band`;
  }
  return undefined;
}

const spellInOrder = (set: readonly Clue[]) => set.map(formatClue).join(' ');

const spell = (set: readonly Clue[]) => set.map(formatClue).sort().join(' ');

function triplesByTrial(map: GameMap, band: boolean): string[] {
  const clues = cluesOf(map.mode)
    .filter(clue => {
      const { size } = subjectHexes(clue, map);
      return !band || (size >= 42 && size <= 64);
    })
    .map(clue => ({ clue, hexes: clueHexes(clue, map) }));
  const found: string[] = [];
  clues.forEach((one, i) => {
    clues.slice(i + 1).forEach((two, j) => {
      const pair = one.hexes.intersect(two.hexes);
      if (pair.size < 2) return;
      for (const three of clues.slice(i + j + 2)) {
        const habitat = pair.intersect(three.hexes).single;
        if (habitat === undefined) continue;
        if (one.hexes.intersect(three.hexes).size < 2) continue;
        if (two.hexes.intersect(three.hexes).size < 2) continue;
        found.push(`${habitat} ${spell([one.clue, two.clue, three.clue])}`);
      }
    });
  });
  return found;
}
