import fc from 'fast-check';
import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import { en } from '@/app/_words/en';
import { readStoredMap } from '@/lib/map/mapCode';
import { SLOTS } from '@/lib/map/setup';
import { anyMap } from '@/lib/testing/arbitraries';
import { neighborWords, slotWords } from './words';

const words = createTranslator({ locale: 'en', messages: en, namespace: 'lay' });
/** Tiles 1 turned, 3, 5 turned / 6 turned … as the first digits say: 7, 9, B, 4, 8, C. */
const MAP = readStoredMap('79B48C6A152A76418B');

test.each([
  [0, 'top left', undefined],
  [1, 'top right', 'next to tile 1'],
  [2, 'middle left', 'below tile 1'],
  [3, 'middle right', 'next to tile 5, below tile 3'],
  [4, 'bottom left', 'below tile 5'],
  [5, 'bottom right', 'next to tile 2, below tile 4'],
])('slot %i is %s and lies %s', (slot, place, neighbors) => {
  expect(slotWords(words, slot)).toBe(place);
  expect(neighborWords(words, MAP, slot)).toBe(neighbors);
});

test('a tile is only told of tiles that lie already', () => {
  fc.assert(
    fc.property(anyMap, fc.constantFrom(...SLOTS), (map, slot) => {
      const named = neighborWords(words, map, slot)?.match(/\d/g) ?? [];
      const laid = map.tiles.slice(0, slot).map(({ tile }) => String(tile));
      expect(laid).toEqual(expect.arrayContaining(named));
    }),
  );
});
