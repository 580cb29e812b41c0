import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_CLUES, type Clue, cluesOf, formatClue, parseClue } from '../clues/clue';
import { clueHexes, isWithinBand } from '../clues/clueHexes';
import { CLUE_COUNTS } from '../data/terms';
import { HEX_COUNT, HEXES, type Hex } from '../map/hexSet';
import { anyMap, clue, mapAndClues } from '../testing/arbitraries';
import {
  allOfficialGames,
  fairSetCounts,
  officialTwoPlayerGames,
  readMap,
} from '../testing/official';
import { findFairSets } from './fairSets';
import { judge } from './judge';

test('every official game is fair, with its habitat', () => {
  for (const { map, clues, habitat } of [...allOfficialGames, ...officialTwoPlayerGames]) {
    const verdict = judge(map, clues);
    expect(verdict.habitats).toEqual([habitat]);
    expect(verdict.fair).toBe(true);
  }
});

test('on any map, exactly the sets that the solver finds are judged fair', () => {
  fc.assert(
    fc.property(mapAndClues, ({ map, clues }) => {
      const { habitats, fair } = judge(map, clues);
      const fits = HEXES.filter(hex => clues.every(clue => clueHexes(clue, map).has(hex)));
      expect(habitats).toEqual(fits);
      const size = CLUE_COUNTS.find(count => count === clues.length);
      if (size === undefined) return;
      const found = findFairSets(map);
      const names = (set: readonly Clue[]) => set.map(clue => JSON.stringify(clue)).toSorted();
      const isFound = habitats.some(habitat =>
        found.at(habitat, size).some(set => names(set).join() === names(clues).join()),
      );
      expect(fair).toBe(isFound);
    }),
    { numRuns: 60 },
  );
});

/** The expected counts come from an independent program that enumerates all sets of that size. */
test.each(fairSetCounts.slice(0, 6))(
  'the expected number of sets of three clues on $mapCode is fair',
  counted => {
    const map = readMap(counted.mapCode);
    const verdicts = triplesOf(cluesOf(map.mode)).map(clues => judge(map, clues));
    const unique = verdicts.filter(
      ({ habitats, clues }) => habitats.length === 1 && clues.every(({ needed }) => needed),
    );
    expect(unique.length).toBe(counted.uniqueNeeded[3]);
    expect(verdicts.filter(({ fair }) => fair).length).toBe(counted.fair[3]);
  },
);

test('a clue is needed if it alone excludes some space, however many spaces are left', () => {
  fc.assert(
    fc.property(anyMap, fc.array(clue, { minLength: 1, maxLength: 5 }), (map, clues) => {
      const allow = (hex: Hex) => clues.map(each => clueHexes(each, map).has(hex));
      const verdict = judge(map, clues);
      verdict.clues.forEach((judged, index) => {
        const excludes = (hex: Hex) => {
          const denied = allow(hex).flatMap((allowed, at) => (allowed ? [] : [at]));
          return denied.length === 1 && denied[0] === index;
        };
        expect(judged.clue).toBe(clues[index]);
        expect(judged.needed).toBe(HEXES.some(excludes));
        expect(judged.covers).toBe(HEXES.filter(hex => allow(hex)[index]).length);
        const positive = judged.clue.negated ? HEX_COUNT - judged.covers : judged.covers;
        expect(judged.positiveCovers).toBe(positive);
        expect(judged.inBand).toBe(positive >= 42 && positive <= 64);
      });
    }),
  );
});

describe('faults are reported clue by clue', () => {
  const map = readMap('AB378C2B1770744B57');
  const clues = (...ids: string[]) =>
    ids.map(id => {
      const clue = parseClue(id);
      if (clue === undefined) throw new Error(id);
      return clue;
    });

  test('a clue that excludes nothing of its own is not needed', () => {
    const twice = judge(map, clues('within-1-of-forest', 'within-1-of-forest'));
    expect(twice.clues.map(clue => clue.needed)).toEqual([false, false]);
    expect(twice.fair).toBe(false);
  });

  test('one needless clue, one out of the band or one of the other mode makes a set unfair', () => {
    const seen = new Set<string>();
    for (const { map, clues: fair } of allOfficialGames) {
      const dealt = new Set(cluesOf(map.mode).map(formatClue));
      for (const clue of ALL_CLUES) {
        const verdict = judge(map, [clue, ...fair.slice(1)]);
        if (verdict.habitats.length !== 1) continue;
        const faults = [
          ...(verdict.clues.every(({ needed }) => needed) ? [] : ['needless']),
          ...(isWithinBand(clue, map) ? [] : ['out of band']),
          ...(dealt.has(formatClue(clue)) ? [] : ['other mode']),
        ];
        expect(verdict.fair).toBe(faults.length === 0);
        expect(verdict.clues[0]?.inBand).toBe(isWithinBand(clue, map));
        seen.add(faults.join());
      }
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['', 'needless', 'out of band', 'other mode']),
    );
  });

  test('a negated clue covers what its positive form does not', () => {
    const [clue] = judge(map, clues('not-within-1-of-water')).clues;
    expect((clue?.covers ?? 0) + (clue?.positiveCovers ?? 0)).toBe(108);
  });
});

const triplesOf = (clues: readonly Clue[]): Clue[][] =>
  clues.flatMap((one, i) =>
    clues.slice(i + 1).flatMap((two, j) => clues.slice(i + j + 2).map(three => [one, two, three])),
  );
