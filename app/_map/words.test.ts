import fc from 'fast-check';
import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import { en } from '@/app/_words/words';
import { parseHex } from '@/lib/map/grid';
import { formatHex } from '@/lib/map/hexName';
import { HEXES, HexSet } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { SLOTS } from '@/lib/map/setup';
import { anyMap, hex } from '@/lib/testing/arbitraries';
import type { MapLights } from './Light';
import type { DrawnPiece } from './Pieces';
import {
  hexWords,
  lightWords,
  mapWords,
  neighborWords,
  pieceWords,
  slotWords,
  spaceWords,
  structureWords,
} from './words';

const words = createTranslator({ locale: 'en', messages: en, namespace: 'map' });
/** Tiles 1 to 6 upright; white, green, and blue stones on A1, B1, C1; shacks on D1, E1, L9. */
const MAP = readStoredMap('12345600010203048B');

test.each([
  ['A1', 'water, white standing stone'],
  ['D1', 'water, white shack'],
  ['D3', 'desert, bear territory'],
  ['G1', 'swamp, cougar territory'],
  ['F1', 'forest'],
  ['L9', 'forest, blue shack'],
])('%s is %s', (name, text) => {
  expect(hexWords(words, MAP, parseHex(name) ?? -1)).toBe(text);
});

test('a space’s label includes its light', () => {
  const place = parseHex('D3') ?? -1;
  const lit = HexSet.of([place]);
  const spoken = (lights: MapLights, name = 'D3') =>
    lightWords(words, spaceWords(words, MAP), lights)[parseHex(name) ?? -1];
  expect(spoken({})).toBe('D3, desert, bear territory');
  expect(spoken({ lit })).toBe('D3, desert, bear territory, lit by your clue');
  expect(spoken({ lit }, 'F1')).toBe('F1, forest, not lit');
  expect(spoken({ lit, litBy: 'card' })).toBe('D3, desert, bear territory, fits the card’s clues');
  expect(spoken({ lit, habitat: place })).toBe('D3, desert, bear territory, the habitat');
  expect(spoken({ lit, habitat: place }, 'F1')).toBe('F1, forest');
  expect(spoken({ near: { from: 4, steps: 2, hexes: lit } })).toBe(
    'D3, desert, bear territory, within 2 spaces of E1',
  );
});

test('every space’s label is its name and its description', () => {
  fc.assert(
    fc.property(anyMap, map => {
      const labels = HEXES.map(hex => `${formatHex(hex)}, ${hexWords(words, map, hex)}`);
      expect(spaceWords(words, map)).toEqual(labels);
    }),
  );
});

test('the map’s label lists its structures and territories with their spaces', () => {
  const label = mapWords(words, MAP);
  expect(label).toMatch(/^Map, columns A to L, rows 1 to 9: white standing stone on A1; /);
  expect(label).toContain('blue shack on L9');
  expect(label).toContain('bear territory on D3, E3, F3');
  expect(label).toContain('cougar territory on G1');
});

test('the map’s label names every hex with a structure or a territory, and no other', () => {
  fc.assert(
    fc.property(anyMap, map => {
      const named = mapWords(words, map).match(/\b[A-L][1-9]\b/g) ?? [];
      const places = [
        ...map.structures.map(structure => structure.hex),
        ...map.animal.bear,
        ...map.animal.cougar,
      ];
      expect(named.toSorted()).toEqual(places.map(formatHex).toSorted());
    }),
  );
});

test('a hex’s description ends with its structure if and only if it has one', () => {
  fc.assert(
    fc.property(anyMap, hex, (map, place) => {
      const structure = map.structures.find(({ hex }) => hex === place);
      const text = hexWords(words, map, place);
      expect(text.endsWith(structure ? structureWords(words, structure) : 'never')).toBe(
        structure !== undefined,
      );
    }),
  );
});

const recordMessages = createTranslator({ locale: 'en', messages: en, namespace: 'record' });

const nameOf = (name: string) => parseHex(name) ?? -1;

const ana = { seat: 1, color: 'red', ownerName: 'Ana' } as const;
const ben = { seat: 2, color: 'teal', ownerName: 'Ben' } as const;
const PIECES: readonly DrawnPiece[] = [
  { ...ana, kind: 'disc', hex: nameOf('D4') },
  { ...ben, kind: 'disc', hex: nameOf('B2') },
  { ...ben, kind: 'cube', hex: nameOf('D4') },
];

test('a space’s description names the owners of its pieces, and whether it is closed', () => {
  const texts = pieceWords(recordMessages, words, PIECES);
  expect(texts.get(nameOf('D4'))).toBe('Ana: disc, Ben: cube, closed');
  expect(texts.get(nameOf('B2'))).toBe('Ben: disc');
  expect(texts.size).toBe(2);
});

const layMessages = createTranslator({ locale: 'en', messages: en, namespace: 'lay' });
/** Rows of tiles: 1 turned, 3; 5 turned, 6 turned; … The first digits encode them: 7, 9, B, 4, 8, C. */
const LAID_MAP = readStoredMap('79B48C6A152A76418B');

test.each([
  [0, 'top left', undefined],
  [1, 'top right', 'next to tile 1'],
  [2, 'middle left', 'below tile 1'],
  [3, 'middle right', 'next to tile 5, below tile 3'],
  [4, 'bottom left', 'below tile 5'],
  [5, 'bottom right', 'next to tile 2, below tile 4'],
])('slot %i is %s, and its neighbours are described as %s', (slot, place, neighbors) => {
  expect(slotWords(layMessages, slot)).toBe(place);
  expect(neighborWords(layMessages, LAID_MAP, slot)).toBe(neighbors);
});

test('a tile’s position only refers to tiles placed before it', () => {
  fc.assert(
    fc.property(anyMap, fc.constantFrom(...SLOTS), (map, slot) => {
      const named = neighborWords(layMessages, map, slot)?.match(/\d/g) ?? [];
      const laid = map.tiles.slice(0, slot).map(({ tile }) => String(tile));
      expect(laid).toEqual(expect.arrayContaining(named));
    }),
  );
});
