import { expect, test } from 'vitest';
import { lengthWords } from './dealWords';

test.each([
  ['long', 4, 'Longer than most for four players: about 15–20 turns when everyone takes notes.'],
  ['short', 3, 'Shorter than most for three players: about 15–20 turns when everyone takes notes.'],
  ['usual', 5, 'As long as most for five players: about 15–20 turns when everyone takes notes.'],
] as const)('a %s deal for %i', (length, players, words) => {
  const grade = { length, turns: { from: 15, to: 20 }, evenness: 'even' } as const;
  expect(lengthWords(grade, players)).toBe(words);
});
