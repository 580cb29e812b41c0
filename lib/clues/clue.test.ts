import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mode } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { groundAt, structureAt } from '../map/gameMap';
import { distance, parseHex } from '../map/grid';
import { HEXES, type Hex } from '../map/hexSet';
import { formatOfficialClue, parseOfficialClue } from '../official/names';
import { anyMap, clue, mapAndClues } from '../testing/arbitraries';
import { readMap } from '../testing/official';
import { ALL_CLUES, type Clue, cluesOf, formatClue, isOnMapsOf, negate, parseClue } from './clue';
import { clueHexes, isWithinBand, subjectHexes } from './clueHexes';

test('there are 48 clues, and 23 in the normal game', () => {
  expect(ALL_CLUES).toHaveLength(48);
  expect(new Set(ALL_CLUES.map(formatClue)).size).toBe(48);
  expect(cluesOf('advanced')).toHaveLength(48);
  expect(cluesOf('normal')).toHaveLength(23);
  expect(cluesOf('normal').filter(each => each.negated)).toEqual([]);
});

test('only black structures are missing, and from normal maps only', () => {
  const missing = (mode: Mode) => ALL_CLUES.filter(each => !isOnMapsOf(mode, each));
  expect(missing('normal').map(formatClue)).toEqual(['within-3-of-black', 'not-within-3-of-black']);
  expect(missing('advanced')).toEqual([]);
});

/** Every clue name, from the clue table of the official data. */
const NAMES: readonly (readonly [ours: string, official: string])[] = [
  ['on-water-or-desert', 'water_or_desert'],
  ['on-water-or-mountain', 'water_or_mountain'],
  ['on-water-or-forest', 'water_or_forest'],
  ['on-water-or-swamp', 'water_or_bone'],
  ['on-forest-or-desert', 'forest_or_desert'],
  ['on-forest-or-mountain', 'forest_or_mountain'],
  ['on-forest-or-swamp', 'forest_or_bone'],
  ['on-desert-or-mountain', 'desert_or_mountain'],
  ['on-desert-or-swamp', 'desert_or_bone'],
  ['on-mountain-or-swamp', 'mountain_or_bone'],
  ['within-1-of-water', 'within_water'],
  ['within-1-of-forest', 'within_forest'],
  ['within-1-of-desert', 'within_desert'],
  ['within-1-of-mountain', 'within_mountain'],
  ['within-1-of-swamp', 'within_bone'],
  ['within-1-of-either-animal', 'within_fissure'],
  ['within-2-of-standing-stone', 'within_pyramid'],
  ['within-2-of-shack', 'within_colony'],
  ['within-2-of-bear', 'within_dormant_fissure'],
  ['within-2-of-cougar', 'within_active_fissure'],
  ['within-3-of-white', 'within_red'],
  ['within-3-of-green', 'within_green'],
  ['within-3-of-blue', 'within_blue'],
  ['within-3-of-black', 'within_black'],
];

describe('names', () => {
  test.each(NAMES)('%s is %s', (ours, official) => {
    const positive = parseClue(ours);
    const negated = parseClue(`not-${ours}`);
    expect(positive && formatOfficialClue(positive)).toBe(official);
    expect(negated && formatOfficialClue(negated)).toBe(`not_${official}`);
    expect(parseOfficialClue(official)).toBe(positive);
    expect(parseOfficialClue(`not_${official}`)).toBe(negated);
  });

  test('the table lists every subject', () => {
    expect(NAMES.map(([ours]) => ours).sort()).toEqual(
      ALL_CLUES.filter(each => !each.negated)
        .map(formatClue)
        .sort(),
    );
  });

  test('formatting and parsing a clue returns the same clue', () => {
    fc.assert(
      fc.property(clue, each => {
        expect(parseClue(formatClue(each))).toBe(each);
        expect(parseOfficialClue(formatOfficialClue(each))).toBe(each);
      }),
    );
  });

  test.each([
    '',
    'on-water-or-water',
    'on-desert-or-water',
    'within-2-of-water',
    'not-',
    '__proto__',
  ])('no clue is called "%s"', name => {
    expect(parseClue(name)).toBeUndefined();
    expect(parseOfficialClue(name)).toBeUndefined();
  });
});

test('a clue and its negation divide the map', () => {
  fc.assert(
    fc.property(anyMap, clue, (map, each) => {
      const there = clueHexes(each, map);
      expect(clueHexes(negate(each), map).equals(there.complement())).toBe(true);
      expect(subjectHexes(each, map).equals(each.negated ? there.complement() : there)).toBe(true);
    }),
  );
});

test('a clue means what its sentence says, hex by hex', () => {
  fc.assert(
    fc.property(mapAndClues, ({ map, clues }) => {
      for (const each of clues) {
        const slow = HEXES.filter(hex => fits(each, hex, map));
        expect([...clueHexes(each, map)]).toEqual(slow);
      }
    }),
    { numRuns: 60 },
  );
});

test('the band is 42 to 64 hexes of the positive form, both included', () => {
  fc.assert(
    fc.property(anyMap, clue, (map, each) => {
      const { size } = subjectHexes(each, map);
      expect(isWithinBand(each, map)).toBe(42 <= size && size <= 64);
      expect(isWithinBand(negate(each), map)).toBe(isWithinBand(each, map));
    }),
  );
});

test('the hexes within two of a standing stone in a corner match a count by hand', () => {
  // The other stones are far away, in the lower right corner.
  const map = readMap('123456008A8B707172');
  const stone = parseClue('within-2-of-standing-stone');
  const near = ['A1', 'A2', 'A3', 'B1', 'B2', 'C1', 'C2'].map(name => parseHex(name));
  const found = stone && [...clueHexes(stone, map)].filter(hex => hex % 12 < 6);
  expect(found).toEqual(near.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
});

/** Slow reference: the rulebook's sentence for each clue, applied literally. */
function fits(each: Clue, hex: Hex, map: GameMap): boolean {
  const nearest = (holds: (other: Hex) => boolean) =>
    Math.min(Number.POSITIVE_INFINITY, ...HEXES.filter(holds).map(other => distance(hex, other)));
  const positive = () => {
    if (each.kind === 'on') return each.terrains.some(t => t === groundAt(map, hex).terrain);
    const target = each.of;
    const steps = nearest(other => {
      const { terrain, animal } = groundAt(map, other);
      const structure = structureAt(map, other);
      return (
        [terrain, animal, structure?.kind, structure?.color].includes(target as never) ||
        (target === 'either-animal' && animal !== undefined)
      );
    });
    return steps <= each.distance;
  };
  return positive() !== each.negated;
}
