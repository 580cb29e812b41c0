import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '../random';
import { seed } from '../testing/arbitraries';
import {
  drawGameCode,
  formatGameCode,
  parseGameCode,
  withoutCodes,
  withPlainDigits,
} from './gameCode';

test('a code is six letters of its alphabet, with no letter twice in a row', () => {
  fc.assert(
    fc.property(seed, from => {
      const code = drawGameCode(createRandom(from, 'code'));
      expect(code).toMatch(/^[BDGHJKLMNPQRTVWXZ]{6}$/);
      expect(code).not.toMatch(/(.)\1/);
    }),
  );
});

test('a code is parsed in any common spelling', () => {
  fc.assert(
    fc.property(seed, from => {
      const code = drawGameCode(createRandom(from, 'code'));
      expect(parseGameCode(formatGameCode(code))).toBe(code);
      expect(parseGameCode(` ${code.toLowerCase()} `)).toBe(code);
    }),
  );
});

test.each(['', 'KRWNQ', 'KRWNQTT', 'KRWNQA', 'KRWNQ1', 'ＫＲＷＮＱＴ'])(
  '"%s" is not a code',
  text => {
    expect(parseGameCode(text)).toBeUndefined();
  },
);

test('every word that could be a code is replaced in a text, and nothing else', () => {
  fc.assert(
    fc.property(seed, from => {
      const code = drawGameCode(createRandom(from, 'code'));
      const text = `Key (code)=(${code}) of ${code.toLowerCase()}, at game.ts`;
      expect(withoutCodes(text)).toBe('Key (code)=(:code) of :code, at game.ts');
    }),
  );
  expect(withoutCodes('KRWNQ and KRWNQTX are no codes')).toBe('KRWNQ and KRWNQTX are no codes');
});

test('the digits of every script are read', () => {
  const digits: string[] = [];
  for (let point = 0; point <= 0x10ffff; point++) {
    const character = String.fromCodePoint(point);
    if (/\p{Nd}/u.test(character)) digits.push(character);
  }
  // By Unicode, ten at a time, in order.
  expect(digits.length % 10).toBe(0);
  expect(withPlainDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
  for (const typed of ['１２３４５６', '١٢٣٤٥٦', '۱۲۳۴۵۶', '१२३४५६'])
    expect(withPlainDigits(typed)).toBe('123456');
});
