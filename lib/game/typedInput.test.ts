import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMapCode } from '../map/mapCode';
import { officialKey } from '../official/key';
import { createRandom } from '../random';
import { anyMap, seed } from '../testing/arbitraries';
import { fullWidth, inDigits, SCRIPT_DIGITS } from '../testing/scripts';
import { drawGameCode, formatGameCode } from './gameCode';
import { parseTyped, type TypedFieldKind } from './typedInput';

const BOXES: readonly TypedFieldKind[] = ['any', 'map'];
const box = fc.constantFrom(...BOXES);
const MAP = 'AB378C2B1770744B57';

const gameCode = seed.map(from => drawGameCode(createRandom(from, 'code')));

test('a table’s code is recognized in every box and spelling', () => {
  fc.assert(
    fc.property(gameCode, box, (code, where) => {
      const spaced = formatGameCode(code);
      for (const text of [code, spaced, ` ${code.toLowerCase()}\n`, spaced.replace(' ', '-')]) {
        expect(parseTyped(text, where)).toEqual({ kind: 'table', code });
      }
    }),
  );
});

test('a link to any server is read as its table or seat in every box', () => {
  fc.assert(
    fc.property(gameCode, box, (code, where) => {
      const hosts = ['https://fieldbook.example', 'http://192.168.1.20:3000', 'localhost:3000', ''];
      for (const host of hosts) {
        const table = { kind: 'table', code };
        expect(parseTyped(`${host}/games/${code}`, where)).toEqual(table);
        expect(parseTyped(`${host}/${code.toLowerCase()}`, where)).toEqual(table);
        expect(parseTyped(`${host}/games/${code}/lay?step=2`, where)).toEqual(table);
        expect(parseTyped(`${host}/games/${code}/lay?step=2`.toUpperCase(), where)).toEqual(table);
        const seat = parseTyped(`Your seat: ${host}/games/${code}/seats/2.`, where);
        expect(seat).toEqual({ ...table, seat: 2 });
        const opened = parseTyped(`${host}/games/${code}/seats/2#envelope`, where);
        expect(opened).toEqual({ ...table, seat: 2 });
      }
    }),
  );
});

test('a map’s code, key or link is recognized in every box', () => {
  fc.assert(
    fc.property(anyMap, box, (map, where) => {
      const code = formatMapCode(map);
      const isKey = map.mode === 'normal';
      expect(parseTyped(officialKey(map), where)).toEqual({ kind: 'map', map, isKey });
      const inGroups = code.replaceAll(/(.{6})/g, '$1 - ').toLowerCase();
      for (const text of [code, inGroups, `https://fieldbook.example/new/code#${code}`]) {
        expect(parseTyped(text, where)).toEqual({ kind: 'map', map, isKey: false });
      }
    }),
  );
});

test('a map’s key or code is recognized anywhere in a link or key of another app', () => {
  fc.assert(
    fc.property(anyMap, box, (map, where) => {
      const [key, isKey] = [officialKey(map), map.mode === 'normal'];
      for (const text of [
        `https://example.github.io/cryptid/?players=3&map=${key}&lang=en`,
        `https://example.org/cryptid/#/map/${key}?seed=12`,
        `example.org/maps/${key}/3`,
        `HTTPS://EXAMPLE.ORG/CRYPTID/?KEY=${key.toUpperCase()}.`,
        `https://example.org/go?to=https%3A%2F%2Fexample.com%2F%3Fmap%3D${key}%26n%3D3`,
        `map_${key}_players`,
      ])
        expect(parseTyped(text, where), text).toMatchObject({ kind: 'map', map });
      expect(parseTyped(`https://example.org/?map=${key}`)).toEqual({ kind: 'map', map, isKey });
    }),
  );
});

test('codes are recognized in full-width letters and in the digits of any script', () => {
  fc.assert(
    fc.property(
      gameCode,
      anyMap,
      fc.constantFrom(...SCRIPT_DIGITS),
      box,
      (code, map, digits, where) => {
        const table = { kind: 'table', code };
        for (const text of [fullWidth(code), fullWidth(formatGameCode(code)).replace(' ', 'ー')])
          expect(parseTyped(text, where)).toEqual(table);
        const seat = inDigits(`https://fieldbook.example/games/${code}/seats/2`, digits);
        expect(parseTyped(seat, where)).toEqual({ ...table, seat: 2 });
        for (const text of [inDigits(formatMapCode(map), digits), fullWidth(officialKey(map))])
          expect(parseTyped(text, where), text).toMatchObject({ kind: 'map', map });
      },
    ),
  );
});

describe('an error is reported', () => {
  test.each([
    ['BGM VDS', { code: 'never-in-code', letter: 'S', perhaps: 'Z' }],
    ['bgmvda', { code: 'never-in-code', letter: 'A', perhaps: null }],
    ['8GM-VDR', { code: 'never-in-code', letter: '8', perhaps: 'B' }],
    ['BGM VDRT', { code: 'code-too-long', count: 7 }],
    ['https://fieldbook.example/how-to-play', { code: 'link-elsewhere' }],
    ['https://fieldbook.example/games/NOTABLE', { code: 'link-elsewhere' }],
    ['https://example.org/#about', { code: 'link-elsewhere' }],
    ['https://example.org/?map=intro_AA378C2B1770744B57', { code: 'link-elsewhere' }],
    ['example.org/', { code: 'link-elsewhere' }],
    ['?!', { code: 'no-letter' }],
    ['🦊', { code: 'no-letter' }],
    ['amber harbour', { code: 'code-too-long', count: 12 }],
    ['AB378C2B1770744B5X', { code: 'map-code-letter' }],
    ['AA378C2B1770744B57', { code: 'tile-twice' }],
    [
      'AB378C2B2B70744B57',
      {
        code: 'structures-share-hex',
        structures: [
          { kind: 'standing-stone', color: 'white', hex: 35 },
          { kind: 'standing-stone', color: 'green', hex: 35 },
        ],
      },
    ],
    [`${MAP}12345`, { code: 'map-code-length' }],
    [`https://fieldbook.example/new/code#${MAP}12345`, { code: 'map-code-length' }],
    ['intro_AA378C2B1770744B57', { code: 'tile-twice' }],
  ])('for "%s"', (text, why) => {
    expect(parseTyped(text)).toEqual({ kind: 'wrong', why });
  });
});

describe('incomplete input is not an error', () => {
  test('a code that is typed letter by letter', () => {
    fc.assert(
      fc.property(gameCode, code => {
        for (let count = 1; count < code.length; count++) {
          const typed = parseTyped(code.slice(0, count));
          expect([typed.kind, 'count' in typed && typed.count]).toEqual(['partial', count]);
        }
      }),
    );
  });

  test.each([
    ['AB378C', 'any', 6],
    ['AB378C', 'map', 6],
    [`${MAP}12`, 'any', 20],
    ['intro_AB3', 'any', 3],
    ['AB', 'map', 2],
  ] as const)('the map’s code "%s" in a box for %s', (text, where, count) => {
    expect(parseTyped(text, where)).toEqual({ kind: 'partial', as: 'map', count });
  });
});

test.each(['', '   ', '\n'])('"%s" is empty input', text => {
  expect(parseTyped(text)).toEqual({ kind: 'nothing' });
});

test('any text is classified without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), box, (text, where) => {
      expect(parseTyped(text, where).kind).toMatch(/nothing|table|map|partial|wrong/);
    }),
  );
});

test('any text is parsed quickly', () => {
  const started = performance.now();
  for (const part of ['a', '/', '.a', '%41', 'AB378C2B1770744B5 ', 'http://'])
    for (const before of ['', 'https://example.org/?']) parseTyped(before + part.repeat(50_000));
  expect(performance.now() - started).toBeLessThan(1000);
});
