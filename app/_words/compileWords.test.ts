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
  expect(words.clues).toEqual(en.clues);
});

const plurals = (locale: string, options: Intl.PluralRulesOptions) =>
  new Intl.PluralRules(locale, options);
const numbers = (locale: string, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, options);
