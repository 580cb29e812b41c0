import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyMap } from '../testing/arbitraries';
import { officialMapCodes, readMap } from '../testing/official';
import { mapDigits } from './mapDigits';

/** Tables on two versions of the app must show the same digits. This test produced the value in November 2026. */
test('a map has the same digits in every version', () => {
  expect(mapDigits(readMap('AB378C2B1770744B57'))).toBe('32 06');
});

test('the digits are two groups of two', () => {
  fc.assert(
    fc.property(anyMap, map => {
      expect(mapDigits(map)).toMatch(/^\d\d \d\d$/);
    }),
  );
});

test('maps rarely share their digits', () => {
  const digits = new Set(officialMapCodes.map(code => mapDigits(readMap(code))));
  // Expected number of collisions among this many draws from ten thousand.
  const collisions = officialMapCodes.length ** 2 / 2 / 10_000;
  expect(digits.size).toBeGreaterThan(officialMapCodes.length - 3 * collisions - 3);
});
