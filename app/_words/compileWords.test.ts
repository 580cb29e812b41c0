import type { ReactNode } from 'react';
import { createTranslator } from 'use-intl/core';
import formatOnly from 'use-intl/format-message/format-only';
import { expect, test } from 'vitest';
import { compileWords } from './compileWords';
import { en } from './words';

test('a compiled message renders the same text as its source', () => {
  const count = 54;
  const source = createTranslator({ locale: 'en', messages: en, namespace: 'howTo' });
  const compiled = compileWords(en.howTo).lit as Parameters<typeof formatOnly>[1];
  const formatters = { getPluralRules: plurals, getNumberFormat: numbers };
  const options = { locale: 'en', formatters } as unknown as Parameters<typeof formatOnly>[3];
  expect(formatOnly('lit', compiled, { count }, options)).toBe(source('lit', { count }));
});

test('compiled messages can be serialized: they are plain objects, lists and texts', () => {
  const words = compileWords(en);
  expect(JSON.parse(JSON.stringify(words))).toStrictEqual(words);
  expect(words.hints).toEqual(en.hints);
});

test.each([
  ['{seat, number} of {all, number}', { seat: 2, all: 5 }, '2 of 5'],
  ['{n, plural, one {# vote} other {<b># votes</b>}}', { n: 3 }, '3 votes'],
  ['{n, plural, other {{m, plural, other {# of #}} in #}}', { n: 3, m: 4 }, '4 of 4 in 3'],
  ['{kind, select, a {{n, number}} other {none}}', { n: 3, kind: 'a' }, '3'],
  ['{sets, plural, other {# sets}}', { sets: 1234 }, '1,234 sets'],
  ['{chance, number, ::percent}', { chance: 0.25 }, '25%'],
])('numbers are formatted: %s', (message, values, expected) => {
  const compiled = compileWords({ message }).message as Parameters<typeof formatOnly>[1];
  // Without named formats, as on pages.
  const options = {
    locale: 'en',
    formatters: { getPluralRules: plurals, getNumberFormat: numbers },
  };
  const text = formatOnly(
    'message',
    compiled,
    { ...values, b: (parts: ReactNode) => parts },
    options as unknown as Parameters<typeof formatOnly>[3],
  );
  expect([text].flat().join('')).toBe(expected);
});

const plurals = (locale: string, options: Intl.PluralRulesOptions) =>
  new Intl.PluralRules(locale, options);
const numbers = (locale: string, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, options);
