import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../languages';
import { readMessages } from '../readWords';
import { anatomyOf } from './anatomy';
import { ENGLISH } from './faults';
import { flatten } from './flatten';
import { CLOSES, longestWords, OPENS, unspacedWords, widthOfText } from './madeUp';

const [longest, unspaced] = (await Promise.all([longestWords(), unspacedWords()])).map(words =>
  flatten(words),
);
const ours = await Promise.all(LANGUAGE_CODES.map(async code => flatten(await readMessages(code))));

describe.each([
  ['the longest', longest],
  ['those without spaces', unspaced],
])('of the made-up words %s', (_, words = new Map<string, string>()) => {
  test('are all there, each in brackets, and say the same whatever is counted', () => {
    expect([...words.keys()].toSorted()).toEqual([...ENGLISH.keys()].toSorted());
    for (const [path, message] of words) {
      expect([message.at(0), message.at(-1)], path).toEqual([OPENS, CLOSES]);
      expect(anatomyOf(message).plurals, path).toEqual([]);
    }
  });

  test('have no other placeholders and tags than ours', () => {
    for (const [path, message] of words) {
      const known = anatomyOf(ENGLISH.get(path) ?? '').parts;
      expect(
        [...anatomyOf(message).parts].filter(part => !known.has(part)),
        path,
      ).toEqual([]);
    }
  });
});

test('no message without placeholders is longer in any language than in the longest', () => {
  for (const [path, message] of longest ?? []) {
    if (message.includes('{')) continue;
    const widths = ours.map(words => words.get(path) ?? '').filter(each => !/[{<]/.test(each));
    for (const each of widths)
      expect(widthOfText(each), path).toBeLessThanOrEqual(widthOfText(message) - 2);
  }
});

test('where something is counted, the longest way to say it is said', () => {
  expect(longest?.get('codes.words')).toContain('{count, number}');
});

test('no line breaks at a space', () => {
  for (const [path, message] of unspaced ?? [])
    expect(message.replaceAll(/\{[^}]*\}|<[^>]*>/g, ''), path).not.toMatch(/\s/);
});
