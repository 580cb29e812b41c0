import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from './languages';
import { anatomyOf } from './testing/anatomy';
import { ENGLISH, faults } from './testing/faults';
import { EXCEPTIONS, readGlossary } from './testing/glossary';

/** Languages whose words are not separated by spaces, or have particles attached. */
const UNSEPARATED: readonly Language[] = ['ja', 'ko', 'zh-Hans'];

describe.each(LANGUAGE_CODES)('in %s', language => {
  test('each thing has one word', async () => {
    const banned = Object.entries(await readGlossary(language)).flatMap(
      ([thing, [word, ...never]]) =>
        never.map(other => ({ thing, word, pattern: patternOf(language, other) })),
    );
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

  test('all things are in the English glossary', async () => {
    const [things, english] = [await readGlossary(language), await readGlossary('en')];
    expect(Object.keys(things).filter(thing => !(thing in english))).toEqual([]);
  });
});

test('each English word is used', async () => {
  const glossary = Object.values(await readGlossary('en'));
  const all = [...ENGLISH.values()].map(message => anatomyOf(message).letters).join('\n');
  const unused = glossary.filter(([word]) => !patternOf('en', word).test(all));
  expect(unused).toEqual([]);
});

test('each exception is for a message that needs it', async () => {
  const never = Object.values(await readGlossary('en')).flatMap(([, ...words]) => words);
  const needless = Object.keys(EXCEPTIONS).filter(path => {
    const { letters } = anatomyOf(ENGLISH.get(path) ?? '');
    return !never.some(word => patternOf('en', word).test(letters));
  });
  expect(needless).toEqual([]);
});

/** Matches whole words, ignoring case. */
function patternOf(language: Language, words: string): RegExp {
  return UNSEPARATED.includes(language)
    ? new RegExp(words, 'u')
    : new RegExp(`(?<![\\p{L}-])${words}(?![\\p{L}-])`, 'iu');
}
