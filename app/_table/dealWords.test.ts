import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { en } from '@/app/_words/words';

const words = createTranslator({ locale: 'en', messages: en, namespace: 'table' });
const ending = createTranslator({ locale: 'en', messages: en, namespace: 'ending' });

test.each([
  [
    'long',
    4,
    'Longer than most games for four players: about 15–20 turns in all, 4–5 each, if everyone takes notes.',
  ],
  [
    'short',
    3,
    'Shorter than most games for three players: about 15–20 turns in all, 4–5 each, if everyone takes notes.',
  ],
  [
    'usual',
    5,
    'As long as most games for five players: about 15–20 turns in all, 4–5 each, if everyone takes notes.',
  ],
] as const)('a %s deal for %i players is described with its turns', (length, players, text) => {
  expect(words(`length.${length}`, { players, from: 15, to: 20, eachFrom: 4, eachTo: 5 })).toBe(
    text,
  );
});

test('messages describe the effect of a clue and the number of fair sets', () => {
  expect(ending('without', { name: 'Jonas', count: 8 })).toBe(
    'Without Jonas’s clue 8 spaces would have been left.',
  );
  expect(words('fairSets', { sets: 1234, players: 4 })).toBe(
    'For 4 players, 1,234 sets of clues leave a single space on this map. You played one of them.',
  );
  expect(words('fairSets', { sets: 1, players: 4 })).toBe(
    'For 4 players, only one set of clues leaves a single space on this map. You played it.',
  );
});
