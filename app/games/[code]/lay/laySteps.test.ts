import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMapCode } from '@/lib/map/mapCode';
import { SLOTS } from '@/lib/map/setup';
import { anyMap } from '@/lib/testing/arbitraries';
import { laySteps, parseStep } from './LayScreen';

test('whoever follows the steps lays the map of the code', () => {
  fc.assert(
    fc.property(anyMap, map => {
      const steps = laySteps(map);
      const tiles = steps.flatMap(step =>
        step.kind === 'tile' ? (map.tiles[step.slot] ?? []) : [],
      );
      const structures = steps.flatMap(step => (step.kind === 'structure' ? step.structure : []));
      expect(formatMapCode({ tiles, structures })).toBe(formatMapCode(map));
    }),
  );
});

test('tiles come first, structures are counted, and the whole is looked at last', () => {
  fc.assert(
    fc.property(anyMap, map => {
      const steps = laySteps(map);
      expect(steps.slice(0, 6)).toEqual(SLOTS.map(slot => ({ kind: 'tile', slot })));
      expect(steps.slice(6, -1)).toMatchObject(
        map.structures.map((_, index) => ({ kind: 'structure', placed: index + 1 })),
      );
      expect(steps.at(-1)).toEqual({ kind: 'compare' });
    }),
  );
});

test.each([
  [null, 1],
  ['', 1],
  ['tile', 1],
  ['-3', 1],
  ['0', 1],
  ['1', 1],
  ['7', 7],
  ['7.9', 7],
  ['13', 13],
  ['14', 13],
  ['1e9', 1],
  ['99999999999999999999', 13],
])('an address with step %j opens step %i of 13', (text, step) => {
  expect(parseStep(text, 13)).toBe(step);
});
