import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '../random';
import { seed } from '../testing/arbitraries';
import { fullWidth } from '../testing/scripts';
import { drawGameCode, formatGameCode, parseGameCode, withoutCodes } from './gameCode';

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
      expect(parseGameCode(fullWidth(formatGameCode(code)).replace(' ', '－'))).toBe(code);
    }),
  );
});

test.each(['', 'KRWNQ', 'KRWNQTT', 'KRWNQA', 'KRWNQ1', 'ΚRWNQT'])('"%s" is not a code', text => {
  expect(parseGameCode(text)).toBeUndefined();
});

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
