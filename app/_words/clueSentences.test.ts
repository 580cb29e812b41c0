import { describe, expect, it, test } from 'vitest';
import { ALL_CLUES, type ClueId, formatClue, type SubjectId } from '@/lib/clues/clue';
import { HINTS } from '@/lib/clues/hints';
import { withoutMarks } from './testing/withoutMarks';
import { en } from './words';

/** The text of each clue; with "not" it is the negated clue. */
const SENTENCES: readonly (readonly [SubjectId, string])[] = [
  ['on-water-or-desert', 'on water or desert'],
  ['on-water-or-mountain', 'on water or mountain'],
  ['on-water-or-forest', 'on water or forest'],
  ['on-water-or-swamp', 'on water or swamp'],
  ['on-forest-or-desert', 'on forest or desert'],
  ['on-forest-or-mountain', 'on forest or mountain'],
  ['on-forest-or-swamp', 'on forest or swamp'],
  ['on-desert-or-mountain', 'on desert or mountain'],
  ['on-desert-or-swamp', 'on desert or swamp'],
  ['on-mountain-or-swamp', 'on mountain or swamp'],
  ['within-1-of-water', 'within one space of water'],
  ['within-1-of-forest', 'within one space of forest'],
  ['within-1-of-desert', 'within one space of desert'],
  ['within-1-of-mountain', 'within one space of mountain'],
  ['within-1-of-swamp', 'within one space of swamp'],
  ['within-1-of-either-animal', 'within one space of either animal’s territory'],
  ['within-2-of-standing-stone', 'within two spaces of a standing stone of any colour'],
  ['within-2-of-shack', 'within two spaces of an abandoned shack of any colour'],
  ['within-2-of-bear', 'within two spaces of bear territory'],
  ['within-2-of-cougar', 'within two spaces of cougar territory'],
  ['within-3-of-white', 'within three spaces of a white structure'],
  ['within-3-of-green', 'within three spaces of a green structure'],
  ['within-3-of-blue', 'within three spaces of a blue structure'],
  ['within-3-of-black', 'within three spaces of a black structure'],
];

describe('the English clues', () => {
  test.each(SENTENCES)('%s: "%s"', (id, text) => {
    expect(withoutMarks(en.clues.sentence[id])).toBe(`The habitat is ${text}.`);
    expect(withoutMarks(en.clues.sentence[`not-${id}`])).toBe(`The habitat is not ${text}.`);
  });

  it('are exactly the clues of the game', () => {
    const ids = SENTENCES.flatMap(([id]): ClueId[] => [id, `not-${id}`]).toSorted();
    expect(ids).toEqual(ALL_CLUES.map(formatClue).toSorted());
    expect(Object.keys(en.clues.sentence).toSorted()).toEqual(ids);
    expect(Object.keys(en.clues.short).toSorted()).toEqual(ids);
  });
});

test('every hint has its own sentence', () => {
  expect(Object.keys(en.hints).toSorted()).toEqual([...HINTS].toSorted());
  expect(new Set(Object.values(en.hints)).size).toBe(HINTS.length);
});
