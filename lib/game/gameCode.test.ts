import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '../random';
import { seed } from '../testing/arbitraries';
import { drawGameCode, formatGameCode, parseGameCode, withoutCodes } from './gameCode';

test('a code is six letters that spell nothing, no letter twice running', () => {
  fc.assert(
    fc.property(seed, from => {
      const code = drawGameCode(createRandom(from, 'code'));
      expect(code).toMatch(/^[BDGHJKLMNPQRTVWXZ]{6}$/);
      expect(code).not.toMatch(/(.)\1/);
    }),
  );
});

test('a code is read however it is typed', () => {
  fc.assert(
    fc.property(seed, from => {
      const code = drawGameCode(createRandom(from, 'code'));
      expect(parseGameCode(formatGameCode(code))).toBe(code);
      expect(parseGameCode(` ${code.toLowerCase()} `)).toBe(code);
    }),
  );
});

test.each(['', 'KRWNQ', 'KRWNQTT', 'KRWNQA', 'KRWNQ1', 'ＫＲＷＮＱＴ'])('"%s" is no code', text => {
  expect(parseGameCode(text)).toBeUndefined();
});

test('whatever could be a code is blotted out of a text, and nothing else', () => {
  fc.assert(
    fc.property(seed, from => {
      const code = drawGameCode(createRandom(from, 'code'));
      const text = `Key (code)=(${code}) of ${code.toLowerCase()}, at game.ts`;
      expect(withoutCodes(text)).toBe('Key (code)=(:code) of :code, at game.ts');
    }),
  );
  expect(withoutCodes('KRWNQ and KRWNQTX are no codes')).toBe('KRWNQ and KRWNQTX are no codes');
});
