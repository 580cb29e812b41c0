import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANIMALS, COLORS, STRUCTURE_KINDS, TERRAINS } from '../data/terms';
import { TILE_NUMBERS } from '../data/tiles';
import { anyMap, legalSetup } from '../testing/arbitraries';
import { drawMap } from '../testing/drawMap';
import { readMap } from '../testing/official';
import { buildMap, groundAt, structureAt } from './gameMap';
import { HEX_COUNT, HEXES } from './hexSet';
import { numberHex, type Setup, SLOTS, slotHexes, slotOf, structuresOf } from './setup';

const upright: Setup = {
  mode: 'normal',
  tiles: TILE_NUMBERS.map(tile => ({ tile, turned: false })),
  structures: structuresOf('normal').map((structure, index) => ({ ...structure, hex: index })),
};

test('a map of upright tiles in order shows them as printed', () => {
  const map = buildMap(upright);
  expect(map.ok && drawMap(map.value)).toBe(
    [
      '  A  B  C  D  E  F  G  H  I  J  K  L',
      "1 w Ww Gw Bw wf gf bs' f' f' f  f  f",
      '2 s  s  w  d  f  f  s  s  f  d  d  d',
      '3 s  s  d  d* d* f* s  m  m  m  m  d',
      '4 s  s  f  f  f  w  d  d  m  m  m  m',
      "5 s' s' f  m  w  w  d  d  m  w  w  w'",
      "6 m' m  m  m  w  w  d  d  d  f  f  f'",
      '7 s  s  s  m  m  m  d* d  s  s  s  f',
      '8 s  d  d  w  m  m* m* m  s  s  f  f',
      '9 d  d  w  w  w* w* m  w  w  w  w  f',
    ].join('\n'),
  );
});

test('each terrain and territory occurs as often as in the box', () => {
  const map = readMap('123456000102030405');
  const sizes = Object.fromEntries(
    [...TERRAINS.map(each => [each, map.terrain[each]] as const)].map(([k, v]) => [k, v.size]),
  );
  expect(sizes).toEqual({ water: 22, forest: 22, mountain: 22, swamp: 21, desert: 21 });
  expect(ANIMALS.map(animal => map.animal[animal].size)).toEqual([8, 8]);
});

test('turning a tile reverses the order of its hexes', () => {
  fc.assert(
    fc.property(legalSetup('normal'), setup => {
      const turnedAll = { ...setup, tiles: setup.tiles.map(t => ({ ...t, turned: !t.turned })) };
      const [one, other] = [buildMap(setup), buildMap(turnedAll)];
      if (!one.ok || !other.ok) throw new Error('a legal setup was refused');
      for (const slot of SLOTS) {
        const there = slotHexes(slot).map(hex => groundAt(one.value, hex));
        const back = slotHexes(slot).map(hex => groundAt(other.value, hex));
        expect(back.toReversed()).toEqual(there);
      }
    }),
  );
});

test('on any map the sets agree with the ground and the structure of each hex', () => {
  fc.assert(
    fc.property(anyMap, map => {
      for (const hex of HEXES) {
        const { terrain, animal } = groundAt(map, hex);
        expect(TERRAINS.filter(each => map.terrain[each].has(hex))).toEqual([terrain]);
        expect(ANIMALS.filter(each => map.animal[each].has(hex))).toEqual(animal ? [animal] : []);
        const structure = structureAt(map, hex);
        expect(STRUCTURE_KINDS.filter(each => map.structureKind[each].has(hex))).toEqual(
          structure ? [structure.kind] : [],
        );
        expect(COLORS.filter(each => map.color[each].has(hex))).toEqual(
          structure ? [structure.color] : [],
        );
      }
    }),
    { numRuns: 30 },
  );
});

test('slots divide the map, and a number is in a corner of its slot', () => {
  expect(new Set(SLOTS.flatMap(slotHexes)).size).toBe(HEX_COUNT);
  for (const slot of SLOTS) {
    expect(slotHexes(slot).map(slotOf)).toEqual(slotHexes(slot).map(() => slot));
    expect(slotOf(numberHex(slot, true))).toBe(slot);
    expect(numberHex(slot, true) - numberHex(slot, false)).toBe(2 * 12 + 5);
  }
});

const stones = upright.structures;
describe('an illegal setup is refused with its own code', () => {
  test.each<[string, Partial<Setup>]>([
    ['tile-count', { tiles: upright.tiles.slice(1) }],
    ['tile-unknown', { tiles: upright.tiles.with(0, { tile: 7, turned: false }) }],
    ['tile-unknown', { tiles: upright.tiles.with(0, { tile: 0, turned: true }) }],
    ['tile-twice', { tiles: upright.tiles.with(0, { tile: 2, turned: true }) }],
    ['structure-missing', { structures: stones.slice(1) }],
    ['structure-missing', { mode: 'advanced' }],
    ['structure-twice', { structures: stones.with(0, { ...stones[1], hex: 50 } as never) }],
    ['structure-twice', { structures: [...stones, { ...stones[1], hex: 50 } as never] }],
    [
      'structure-not-in-mode',
      { structures: stones.with(0, { kind: 'shack', color: 'black', hex: 50 }) },
    ],
    ['structure-off-map', { structures: stones.with(0, { ...stones[0], hex: 108 } as never) }],
    ['structure-off-map', { structures: stones.with(0, { ...stones[0], hex: -1 } as never) }],
    ['structure-off-map', { structures: stones.with(0, { ...stones[0], hex: 0.5 } as never) }],
    ['structures-share-hex', { structures: stones.with(0, { ...stones[0], hex: 1 } as never) }],
  ])('%s', (error, wrong) => {
    expect(buildMap({ ...upright, ...wrong })).toEqual({ ok: false, error });
  });
});
