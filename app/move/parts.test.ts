import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Gathered, gather, joinParts, readPart, splitParcel } from './parts';

const parcel = fc.string({ minLength: 1, maxLength: 4000 }).filter(text => text.length > 0);

const readAll = (codes: readonly string[]): Gathered | undefined =>
  codes.reduce<Gathered | undefined>((gathered, code) => {
    const part = readPart(code);
    return part ? gather(gathered, part) : gathered;
  }, undefined);

const joined = (codes: readonly string[]): string | undefined => {
  const gathered = readAll(codes);
  return gathered && joinParts(gathered);
};

test('codes can be read in any order, and repeatedly', () => {
  fc.assert(
    fc.property(parcel, fc.array(fc.nat()), fc.nat(), (text, again, by) => {
      const codes = splitParcel(text);
      const rotated = [...codes.slice(by % codes.length), ...codes.slice(0, by % codes.length)];
      const more = again.flatMap(each => codes[each % codes.length] ?? []);
      expect(joined([...more, ...rotated.reverse(), ...more])).toBe(text);
    }),
  );
});

test('there is no parcel while a code is missing', () => {
  fc.assert(
    fc.property(parcel, fc.nat(), (text, at) => {
      const codes = splitParcel(text);
      const missing = at % codes.length;
      expect(joined(codes.filter((_, index) => index !== missing))).toBeUndefined();
    }),
  );
});

test('a code of another parcel starts over', () => {
  const one = splitParcel('one '.repeat(200));
  const other = splitParcel('other '.repeat(200));
  expect(joined([...one.slice(1), ...other])).toBe('other '.repeat(200));
  expect(readAll([...one.slice(1), ...other.slice(0, 1)])?.texts.size).toBe(1);
});

test('a misread code and any other text are rejected', () => {
  const [code = ''] = splitParcel('a game, packed '.repeat(40));
  expect(readPart(code)).toBeDefined();
  expect(readPart('https://example.org/games/KRWNQT/sit')).toBeUndefined();
  expect(readPart('')).toBeUndefined();
  fc.assert(
    fc.property(fc.nat(code.length - 1), at => {
      const wrong = code[at] === 'x' ? 'y' : 'x';
      expect(readPart(`${code.slice(0, at)}${wrong}${code.slice(at + 1)}`)).toBeUndefined();
    }),
  );
});

test('all codes of a parcel are about equally long, and none is too fine for a small screen', () => {
  for (const length of [1, 360, 361, 732, 1520, 12_000]) {
    const codes = splitParcel('x'.repeat(length));
    for (const code of codes) expect(code.length).toBeLessThan(400);
    expect(codes).toHaveLength(Math.ceil(length / 360));
  }
});
