import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groundAt } from '../map/gameMap';
import { distance, neighbors, parseHex } from '../map/grid';
import { HEXES } from '../map/hexSet';
import { anyMap, clue } from '../testing/arbitraries';
import { readMap } from '../testing/official';
import { ALL_CLUES, parseClue } from './clue';
import { clueHexes, sources } from './clueHexes';
import { type ClueExplanation, explainClueAt, stepsOf } from './explainClue';

test('every clue allows exactly the spaces that it covers, on every map', () => {
  fc.assert(
    fc.property(anyMap, map => {
      for (const each of ALL_CLUES.filter(one => !sources(one, map).isEmpty)) {
        const allowed = HEXES.filter(hex => explainClueAt(each, map, hex)?.allows);
        expect(allowed).toEqual([...clueHexes(each, map)]);
      }
    }),
    { numRuns: 8 },
  );
});

test('a path leads from the space to a nearest target, neighbour by neighbour', () => {
  fc.assert(
    fc.property(anyMap, clue, (map, each) => {
      const from = [...sources(each, map)];
      for (const hex of HEXES) {
        const why = explainClueAt(each, map, hex);
        if (why?.by !== 'steps') continue;
        const { path } = why;
        expect(path[0]).toBe(hex);
        expect(from).toContain(path.at(-1));
        for (const [place, step] of path.slice(1).entries()) {
          expect(neighbors(path[place] ?? -1).has(step)).toBe(true);
        }
        expect(stepsOf(why)).toBe(Math.min(...from.map(other => distance(hex, other))));
      }
    }),
    { numRuns: 30 },
  );
});

test('the fit shows the clue’s sign and whether its subject holds', () => {
  fc.assert(
    fc.property(anyMap, clue, (map, each) => {
      for (const hex of HEXES) {
        const why = explainClueAt(each, map, hex);
        if (why === undefined) continue;
        const holds = why.fit === 'fits' || why.fit === 'banned';
        expect(why.fit === 'banned' || why.fit === 'free').toBe(each.negated);
        expect(why.allows).toBe(holds !== each.negated);
        if (why.by === 'steps') expect(holds).toBe(stepsOf(why) <= why.distance);
        else expect(why.terrain).toBe(groundAt(map, hex).terrain);
      }
    }),
    { numRuns: 30 },
  );
});

test('a clue about a colour that the mode lacks has no explanation', () => {
  const black = parseClue('within-3-of-black');
  expect(black && explainClueAt(black, readMap('123456008A8B717273'), 0)).toBeUndefined();
});

/** Expected values read off the map by eye: stones on A1, L9 and K9 (columns and rows as printed). */
const ROWS: readonly (readonly [
  clue: string,
  space: string,
  steps: number,
  ClueExplanation['fit'],
])[] = [
  ['within-2-of-standing-stone', 'A1', 0, 'fits'],
  ['within-2-of-standing-stone', 'B1', 1, 'fits'],
  ['within-2-of-standing-stone', 'A3', 2, 'fits'],
  ['within-2-of-standing-stone', 'A4', 3, 'misses'],
  ['not-within-2-of-standing-stone', 'A3', 2, 'banned'],
  ['not-within-2-of-standing-stone', 'D1', 3, 'free'],
];

test.each(ROWS)('%s at %s: %i steps, %s', (id, space, steps, fit) => {
  const map = readMap('123456008A8B707172');
  const why = explainClueAt(parseClue(id) ?? fail(), map, parseHex(space) ?? fail());
  expect(why).toMatchObject({ by: 'steps', fit });
  expect(why?.by === 'steps' && stepsOf(why)).toBe(steps);
});

function fail(): never {
  throw new Error('the row is wrong');
}
