import { expect, test } from 'vitest';
import { centerOf, HEX_HALF_HEIGHT, neighbors, parseHex } from './grid';
import { HEXES, HexSet } from './hexSet';
import { hexesPath, outlinePath, seamsPath, traceLoops } from './outline';

import { slotOf } from './setup';

const set = (...names: string[]) => HexSet.of(names.flatMap(name => parseHex(name) ?? []));
const ring = (name: string) => neighbors(parseHex(name) ?? -1);

test.each([
  ['nothing', HexSet.empty, []],
  ['one hex', set('E4'), [6]],
  ['two that touch', set('E4', 'E5'), [10]],
  ['two that do not touch', set('A1', 'L9'), [6, 6]],
  ['a ring, with the hole in it', ring('E4'), [18, 6]],
  ['the whole map', HexSet.all, [2 * (9 + 9) + 2 * (12 + 12) - 2]],
])('the border of %s has the expected corners', (_, hexes, corners) => {
  const counted = traceLoops(hexes).map(loop => loop.length);
  expect(counted.toSorted((a, b) => b - a)).toEqual(corners);
});

test('an inset outline runs inside the hex, at that distance from its flat top', () => {
  const e4 = parseHex('E4') ?? -1;
  const heights = [...outlinePath(set('E4'), { inset: 3, radius: 0 }).matchAll(/ (-?[\d.]+)/g)];
  const top = Math.min(...heights.map(([, y]) => Number(y)));
  expect(top).toBeCloseTo(centerOf(e4).y - HEX_HALF_HEIGHT + 3, 1);
});

test('every hex is a closed path of its own', () => {
  expect(hexesPath(set('A1', 'A2')).match(/Z/g)).toHaveLength(2);
});

test('a seam runs between any two neighbours on different tiles', () => {
  const pairs = HEXES.flatMap(hex =>
    [...neighbors(hex)].filter(other => other > hex && slotOf(other) !== slotOf(hex)),
  );
  expect(seamsPath().match(/M/g)).toHaveLength(pairs.length);
});
