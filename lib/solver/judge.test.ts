import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_CLUES, type Clue, cluesOf, formatClue, parseClue } from '../clues/clue';
import { clueHexes, isWithinBand } from '../clues/clueHexes';
import { CLUE_COUNTS } from '../data/terms';
import { HEXES } from '../map/hexSet';
import { mapAndClues } from '../testing/arbitraries';
import { allOfficialGames, officialTwoPlayerGames, readMap } from '../testing/official';
import { findFairSets } from './fairSets';
import { judge } from './judge';

test('every official game is fair, with its habitat', () => {
  for (const { map, clues, habitat } of [...allOfficialGames, ...officialTwoPlayerGames]) {
    const verdict = judge(map, clues);
    expect(verdict.habitats).toEqual([habitat]);
    expect(verdict.fair).toBe(true);
  }
});

test('on any map the judge finds fair what the solver finds, and nothing else', () => {
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

describe('what is wrong is told clue by clue', () => {
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

  test('a clue is needed where the others leave more', () => {
    fc.assert(
      fc.property(mapAndClues, ({ map, clues }) => {
        const countLeft = (some: readonly Clue[]) =>
          HEXES.filter(hex => some.every(clue => clueHexes(clue, map).has(hex))).length;
        const others = (index: number) => clues.filter((_, other) => other !== index);
        expect(judge(map, clues).clues.map(({ needed }) => needed)).toEqual(
          clues.map((_, index) => countLeft(others(index)) > countLeft(clues)),
        );
      }),
    );
  });

  test('one needless clue, one out of the band or one of the other mode make a card unfair', () => {
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
