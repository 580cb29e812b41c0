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
])('of the made-up messages, %s', (_, words = new Map<string, string>()) => {
  test('are complete, each in brackets, and have no plurals', () => {
    expect([...words.keys()].toSorted()).toEqual([...ENGLISH.keys()].toSorted());
    for (const [path, message] of words) {
      expect([message.at(0), message.at(-1)], path).toEqual([OPENS, CLOSES]);
      expect(anatomyOf(message).plurals, path).toEqual([]);
    }
  });

  test('have no placeholders or tags that real messages lack', () => {
    for (const [path, message] of words) {
      const known = anatomyOf(ENGLISH.get(path) ?? '').parts;
      expect(
        [...anatomyOf(message).parts].filter(part => !known.has(part)),
        path,
      ).toEqual([]);
    }
  });
});

test('no message without placeholders is wider in any real language than in the longest made-up one', () => {
  for (const [path, message] of longest ?? []) {
    if (message.includes('{')) continue;
    const texts = ours.map(words => words.get(path) ?? '').filter(text => !/[{<]/.test(text));
    for (const text of texts)
      expect(widthOfText(text), path).toBeLessThanOrEqual(widthOfText(message) - 2);
  }
});

test('a plural becomes its longest branch', () => {
  expect(longest?.get('record.queued')).toContain('{count, number}');
});

test('the unspaced messages contain no space', () => {
  for (const [path, message] of unspaced ?? [])
    expect(message.replaceAll(/\{[^}]*\}|<[^>]*>/g, ''), path).not.toMatch(/\s/);
});
