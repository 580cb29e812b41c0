import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from './languages';
import { anatomyOf } from './testing/anatomy';
import { faults } from './testing/faults';

/** The quotation marks of each language, opening and closing. */
const QUOTES: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['“', '”'],
  de: ['„', '“'],
  fr: ['«', '»'],
  es: ['«', '»'],
  it: ['«', '»'],
  'pt-BR': ['“', '”'],
  nl: ['“', '”'],
  pl: ['„', '”'],
  cs: ['„', '“'],
  hu: ['„', '”'],
  ja: ['「', '」'],
  ko: ['“', '”'],
  'zh-Hans': ['“', '”'],
};

/** Quotation marks of any language, without ’, which is always an apostrophe. */
const ANY_QUOTE = /[„“”‚‘«»‹›「」『』]/g;

/** Values that a program must send verbatim; their quotes are not typography. */
const FOR_PROGRAMS =
  /"(normal|advanced|intro|short|usual|long|none|tick-list|elimination|joint|cube|disc)"/g;

describe.each(LANGUAGE_CODES)('the messages in %s', language => {
  test('contain no straight quotes', async () => {
    const wrong = await faults(language, message =>
      /["']/.test(message.replaceAll(FOR_PROGRAMS, '')) ? ['straight quote'] : [],
    );
    expect(wrong).toEqual([]);
  });

  test('use one style of quotation marks, in pairs', async () => {
    const [opening, closing] = QUOTES[language];
    const wrong = await faults(language, message => {
      const marks = [...message.matchAll(ANY_QUOTE)].map(([mark]) => mark);
      const isPaired = marks.every((mark, index) => mark === (index % 2 === 0 ? opening : closing));
      return isPaired && marks.length % 2 === 0 ? [] : [marks.join(' ')];
    });
    expect(wrong).toEqual([]);
  });
});

/** Matches a character other than a narrow no-break space before a mark, and « without one after it. */
const FRENCH_GAPS = /[^\u202f](?=[:;?!»])|«(?!\u202f)/u;

test('French has a narrow no-break space before : ; ? ! » and after «', async () => {
  const wrong = await faults('fr', message => {
    const [gap] = FRENCH_GAPS.exec(anatomyOf(message).letters) ?? [];
    return gap === undefined ? [] : [`"${gap}"`];
  });
  expect(wrong).toEqual([]);
});
