import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseName } from './playerName';

/** A black flag with invisible tag characters, as these letters name them. */
const flag = (letters: string): string =>
  `🏴${String.fromCodePoint(...Array.from(letters, letter => 0xe0000 + (letter.codePointAt(0) ?? 0)))}`;
const END = '\u{E007F}';
const [ENGLAND, SCOTLAND, WALES] = [flag('gbeng') + END, flag('gbsct') + END, flag('gbwls') + END];

describe('a valid name is accepted and normalized', () => {
  test.each([
    ['Ana', 'Ana'],
    ['  Bence ', 'Bence'],
    ['Zoë', 'Zoë'],
    ['Ángel Núñez', 'Ángel Núñez'],
    ['さくら', 'さくら'],
    ['김민준', '김민준'],
    ['नमस्ते', 'नमस्ते'],
    ['क्षि'.repeat(20), 'क्षि'.repeat(20)],
    ['🦊', '🦊'],
    ['O’Brien', 'O’Brien'],
    ['12345678901234567890', '12345678901234567890'],
    ['🏳️‍🌈', '🏳️‍🌈'],
    ['👩‍🔬', '👩‍🔬'],
    ['👩🏽‍🔬', '👩🏽‍🔬'],
    ['🐻‍❄️', '🐻‍❄️'],
    [ENGLAND, ENGLAND],
    [`Ana ${SCOTLAND}`, `Ana ${SCOTLAND}`],
    [WALES + 'a'.repeat(19), WALES + 'a'.repeat(19)],
    [ENGLAND.repeat(11), ENGLAND.repeat(11)],
    ['پری\u200Cناز', 'پری\u200Cناز'],
    ['ශ්\u200Dරී', 'ශ්\u200Dරී'],
    ['ന്\u200D', 'ന്\u200D'],
    ['山田\u3000花子', '山田 花子'],
    ['Ana\u00A0B', 'Ana B'],
    ['Ana\u200E', 'Ana'],
    ['Bar\u00ADbara', 'Barbara'],
  ])('"%s"', (text, name) => {
    expect(parseName(text)).toEqual({ ok: true, value: name.normalize('NFC') });
  });
});

describe('an invalid name is refused', () => {
  test.each([
    ['name-empty', ''],
    ['name-empty', '   '],
    ['name-empty', '\u0301'],
    ['name-too-long', 'a'.repeat(21)],
    ['name-too-long', '\u1100'.repeat(4000)],
    ['name-too-long', `👍${'🏻'.repeat(2000)}`],
    ['name-too-long', `क${'्क'.repeat(2000)}`],
    ['name-too-long', ENGLAND.repeat(12)],
    ['name-confusing', flag('gbeng')],
    ['name-confusing', flag('') + END],
    ['name-confusing', flag('usca') + END],
    ['name-confusing', flag('gbengland') + END],
    ['name-confusing', ENGLAND + END],
    ['name-confusing', ENGLAND.replace('🏴', '🦊')],
    ['name-confusing', `Ana${flag('secret').slice(2)}`],
    ['name-confusing', 'Ana\u0000'],
    ['name-confusing', 'A\nna'],
    ['name-confusing', 'Ana\u200B'],
    ['name-confusing', '\u202Eana'],
    ['name-confusing', 'An\u200Da'],
    ['name-confusing', 'A\u200Cna'],
    ['name-confusing', '🦊\u200D'],
    ['name-confusing', '\u2067ana'],
    ['name-empty', '\u200E\u00AD'],
    ['name-confusing', '\u3164'],
    ['name-confusing', '\u2800'],
    ['name-confusing', 'A\u0310\u0311\u0312\u0313\u0314na'],
    ['name-confusing', '\uD800'],
  ])('%s', (error, text) => {
    expect(parseName(text)).toEqual({ ok: false, error });
  });
});

test('an accepted name is accepted again, unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), text => {
      const name = parseName(text);
      if (name.ok) expect(parseName(name.value)).toEqual(name);
    }),
  );
});
