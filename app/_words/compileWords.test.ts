import type { ReactNode } from 'react';
import { createTranslator } from 'use-intl/core';
import formatOnly from 'use-intl/format-message/format-only';
import { expect, test } from 'vitest';
import { compileWords } from './compileWords';
import { en } from './en';

test('a compiled message says what the written one says', () => {
  const count = 54;
  const written = createTranslator({ locale: 'en', messages: en, namespace: 'howTo' });
  const compiled = compileWords(en.howTo).lit as Parameters<typeof formatOnly>[1];
  const formatters = { getPluralRules: plurals, getNumberFormat: numbers };
  const options = { locale: 'en', formatters } as unknown as Parameters<typeof formatOnly>[3];
  expect(formatOnly('lit', compiled, { count }, options)).toBe(written('lit', { count }));
});

test('compiled messages go to the browser: plain objects, lists and texts', () => {
  const words = compileWords(en);
  expect(JSON.parse(JSON.stringify(words))).toStrictEqual(words);
  expect(words.hints).toEqual(en.hints);
});

test.each([
  ['lobby', '{seat, number} of {all, number}', { seat: 2, all: 5 }, '2 of 5'],
  ['plural', '{n, plural, one {# vote} other {<b># votes</b>}}', { n: 3 }, '3 votes'],
  [
    'nested',
    '{n, plural, other {{m, plural, other {# of #}} in #}}',
    { n: 3, m: 4 },
    '4 of 4 in 3',
  ],
  ['select', '{kind, select, a {{n, number}} other {none}}', { n: 3, kind: 'a' }, '3'],
  ['large', '{sets, plural, other {# sets}}', { sets: 1234 }, '1,234 sets'],
  ['share', '{chance, number, percent}', { chance: 0.25 }, '25%'],
])('numbers are said: %s', (name, message, values, said) => {
  const asked: unknown[] = [];
  const formatters = {
    getPluralRules: plurals,
    getNumberFormat: (locale: string, options: Intl.NumberFormatOptions) => {
      asked.push(options);
      return numbers(locale, options);
    },
  };
  const compiled = compileWords({ [name]: message })[name] as Parameters<typeof formatOnly>[1];
  // As pages have it: no styles of their own.
  const options = { locale: 'en', formatters };
  const text = formatOnly(
    name,
    compiled,
    { ...values, b: (parts: ReactNode) => parts },
    options as unknown as Parameters<typeof formatOnly>[3],
  );
  expect([text].flat().join('')).toBe(said);
  expect(asked.length > 0).toBe(['large', 'share'].includes(name));
});

const plurals = (locale: string, options: Intl.PluralRulesOptions) =>
  new Intl.PluralRules(locale, options);
const numbers = (locale: string, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, options);
