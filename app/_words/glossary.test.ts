import { describe, expect, test } from 'vitest';
import { EXCEPTIONS, GLOSSARY } from './glossary';
import { LANGUAGE_CODES, type Language } from './languages';
import { anatomyOf } from './testing/anatomy';
import { ENGLISH, faults } from './testing/faults';

/** Languages whose words are not separated by spaces, or take particles. */
const UNSEPARATED: readonly Language[] = ['ja', 'ko', 'zh-Hans'];

describe.each(LANGUAGE_CODES)('in %s', language => {
  const banned = Object.entries(GLOSSARY).flatMap(([thing, entry]) => {
    const [word, ...never] = entry[language] ?? [];
    return never.map(other => ({ thing, word, pattern: patternOf(language, other) }));
  });

  test('each thing has one word', async () => {
    const wrong = await faults(language, (message, _english, path) => {
      const { letters } = anatomyOf(message);
      return banned.flatMap(({ thing, word, pattern }) => {
        const [found] = pattern.exec(letters) ?? [];
        return found === undefined || path in EXCEPTIONS
          ? []
          : [`“${found}”, but ${thing} is “${word}”`];
      });
    });
    expect(wrong).toEqual([]);
  });
});

test('each English word is used', () => {
  const all = [...ENGLISH.values()].map(message => anatomyOf(message).letters).join('\n');
  const unused = Object.values(GLOSSARY).filter(({ en }) => !patternOf('en', en[0]).test(all));
  expect(unused).toEqual([]);
});

test('each exception is for a message that needs it', () => {
  const never = Object.values(GLOSSARY).flatMap(({ en: [, ...words] }) => words);
  const needless = Object.keys(EXCEPTIONS).filter(path => {
    const { letters } = anatomyOf(ENGLISH.get(path) ?? '');
    return !never.some(word => patternOf('en', word).test(letters));
  });
  expect(needless).toEqual([]);
});

/** Whole words, in any case. */
function patternOf(language: Language, words: string): RegExp {
  return UNSEPARATED.includes(language)
    ? new RegExp(words, 'u')
    : new RegExp(`(?<![\\p{L}-])${words}(?![\\p{L}-])`, 'iu');
}
