import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random';
import { seed } from '../../testing/arbitraries';
import { countWords, drawSpokenSeed, normalizeSeed, phoneticSeed } from './spokenSeed';

describe('different spellings of the same words are the same seed', () => {
  test.each([
    [
      'English',
      'fox-lantern-creek',
      ['Fox Lantern Creek', ' FOX  lantern_creek.', 'fox–lantern—creek'],
    ],
    ['apostrophes', 'dont-look', ["Don't look", 'don’t look', 'Dont look', 'don´t-look']],
    [
      'French',
      'foret-coeur-ete',
      ['Forêt, cœur, été', 'FORET COEUR ETE', 'fore\u0302t cœur e\u0301te\u0301'],
    ],
    ['German', 'strasse-bar', ['Straße Bär', 'STRASSE BÄR', 'STRAẞE-Bar', 'strasse ba\u0308r']],
    ['Polish', 'lodz-zolw', ['Łódź żółw', 'lodz zolw']],
    ['Hungarian', 'turo-uto', ['Túró, ütő', 'turo uto']],
    ['Danish', 'rod-graed', ['Rød græd', 'ROD GRAED']],
    ['Turkish', 'isik', ['Işık', 'IŞIK', 'ışık', 'İşik']],
    ['Greek', 'λυκοσ-φωσ', ['Λύκος φως', 'ΛΥΚΟΣ ΦΩΣ']],
    ['Russian', 'еж-и-лис', ['Ёж и лис', 'ЕЖ-И-ЛИС']],
    ['Hebrew', 'שועל', ['שׁוּעָל', 'שועל']],
    ['Arabic', 'ثعلب', ['ثَعْلَب', 'ثعلـــب']],
    [
      'Japanese',
      'きつねらんたん',
      ['きつね ランタン', 'キツネ・らんたん', 'ｷﾂﾈ ﾗﾝﾀﾝ', 'きつね-らんたん'],
    ],
    ['Chinese', '狐狸灯笼', ['狐狸 灯笼', '狐狸，灯笼', '狐狸灯笼']],
    ['Korean', '여우등불', ['여우 등불', '여우등불'.normalize('NFD'), '여우-등불']],
    ['full width', 'fox-12', ['ＦＯＸ　１２', 'fox 12']],
    ['digits', 'ثعلب-12', ['ثعلب ١٢', 'ثعلب ۱۲', 'ثعلب 12']],
    ['pictures', '🦊-❤', ['🦊 ❤️', '🦊, ❤']],
  ])('%s', (_, normalized, spellings) => {
    for (const spelling of [normalized, ...spellings])
      expect(normalizeSeed(spelling)).toBe(normalized);
  });
});

test.each([
  ['か', 'が'],
  ['и', 'й'],
  ['कि', 'की'],
])('"%s" and "%s" are different seeds', (one, other) => {
  expect(normalizeSeed(one)).not.toBe(normalizeSeed(other));
});

test('word boundaries do not matter', () => {
  for (const spelling of ['Candle Stick', 'candle-stick', 'candlestick', 'CANDLESTICK']) {
    expect(phoneticSeed(normalizeSeed(spelling))).toBe('candlestick');
  }
});

test('a drawn seed is already normalized', () => {
  fc.assert(
    fc.property(seed, from => {
      const drawn = drawSpokenSeed(createRandom(from, 'words'));
      expect(normalizeSeed(drawn)).toBe(drawn);
      expect(countWords(drawn)).toBe(6);
    }),
  );
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[\u0300-\u0340\u0400-\u0460\u3040-\u3100 a-zß-ʼ'-]*$/),
);

test('normalizing is idempotent, and ignores what is typed around and between the words', () => {
  fc.assert(
    fc.property(anyText, text => {
      const normalized = normalizeSeed(text);
      expect(normalizeSeed(normalized)).toBe(normalized);
      expect(normalizeSeed(` ${normalized.replaceAll('-', ' _ ')}!`)).toBe(normalized);
      expect(normalizeSeed(text.normalize('NFD'))).toBe(normalized);
    }),
    { numRuns: 2000 },
  );
});

test.each(['', '  ', '-', '?!', '\u0000', '\ud800'])('"%s" contains no word', text => {
  expect(normalizeSeed(text)).toBe('');
  expect(countWords(normalizeSeed(text))).toBe(0);
});
