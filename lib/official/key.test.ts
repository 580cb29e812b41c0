import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMapCode } from '../map/mapCode';
import { anyMap } from '../testing/arbitraries';
import { officialKey, readKey } from './key';

test('a map’s key contains its code', () => {
  fc.assert(
    fc.property(anyMap, map => {
      expect(readKey(officialKey(map))).toBe(formatMapCode(map));
    }),
  );
});

test.each([
  ['intro_AB378C2B1770744B57', 'AB378C2B1770744B57'],
  [' INTRO_AB378C2B1770744B57 ', 'AB378C2B1770744B57'],
  ['ｉｎｔｒｏ＿ＡＢ３７８Ｃ２Ｂ１７７０７４４Ｂ５７', 'AB378C2B1770744B57'],
  ['73C4584851190A10047A22', '73C4584851190A10047A22'],
])('the key "%s" contains the code %s', (key, code) => {
  expect(readKey(key)).toBe(code);
});
