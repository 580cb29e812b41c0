import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plainText';
import { fullWidth, inDigits, SCRIPT_DIGITS } from './testing/scripts';

test('digits of any script are read as ASCII digits', () => {
  expect(SCRIPT_DIGITS.length).toBeGreaterThan(60);
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9]{1,8}$/),
      fc.constantFrom(...SCRIPT_DIGITS),
      (number, digits) => {
        expect(plainText(inDigits(number, digits))).toBe(number);
      },
    ),
  );
});

test('every decimal digit that this engine knows is read as one, and nothing else is', () => {
  for (let code = 0; code <= 0x10_ffff; code++) {
    const character = String.fromCodePoint(code);
    const isDigit = /^\p{Nd}$/u.test(character.normalize('NFKC'));
    if (/^[0-9]$/.test(plainText(character)) !== isDigit) throw new Error(code.toString(16));
  }
});

test('full-width text is read as ASCII', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[!-~]*$/), text => {
      expect(plainText(fullWidth(text))).toBe(text);
    }),
  );
});

test.each([
  ['١٢٣-٤٥٦', '123-456'],
  ['१२३ ४५६', '123 456'],
  ['ＫＲＷーＮＱＴ', 'KRW-NQT'],
  ['krw–nqt', 'krw-nqt'],
  ['ラーメン', 'ラーメン'],
])('"%s" is read as "%s"', (written, read) => {
  expect(plainText(written)).toBe(read);
});
