import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyMap } from '../testing/arbitraries';
import { officialMapCodes } from '../testing/official';
import { formatMapCode, parseMapCode } from './mapCode';

test('every official code is parsed, and formatted the same', () => {
  for (const code of officialMapCodes) {
    const map = parseMapCode(code);
    expect(map.ok && formatMapCode(map.value)).toBe(code);
  }
});

test('formatting and parsing a map returns the same map', () => {
  fc.assert(
    fc.property(anyMap, map => {
      expect(parseMapCode(formatMapCode(map))).toEqual({ ok: true, value: map });
    }),
  );
});

test('whitespace and lower case are accepted', () => {
  const plain = parseMapCode('AB378C2B1770744B57');
  expect(parseMapCode(' ab378c 2b1770 744b57\n')).toEqual(plain);
});

describe('an invalid code is refused with its own error', () => {
  test.each([
    ['map-code-length', ''],
    ['map-code-length', '12345600010203040'],
    ['map-code-length', '1234560001020304051'],
    ['map-code-length', '12345600010203040506'],
    ['map-code-letter', 'G23456000102030405'],
    ['map-code-letter', '12345600010203040-'],
    ['map-code-letter', '12345六000102030405'],
    ['tile-unknown', '023456000102030405'],
    ['tile-twice', '113456000102030405'],
    ['tile-twice', '173456000102030405'],
    ['structure-off-map', '123456900102030405'],
    ['structure-off-map', '1234560C0102030405'],
    ['structures-share-hex', '123456000002030405'],
  ])('%s: "%s"', (error, code) => {
    expect(parseMapCode(code)).toEqual({ ok: false, error });
  });
});

test('any text is parsed or refused, without an exception', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9A-C]{18}$/)), text => {
      const map = parseMapCode(text);
      expect(map.ok ? formatMapCode(map.value) : text).toBe(
        map.ok ? text.replaceAll(/\s/g, '').toUpperCase() : text,
      );
    }),
  );
});
